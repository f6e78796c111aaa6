import { expect } from '@open-wc/testing';
import { calendarFile } from '../../src/domain/calendar.js';

const event = {
  uid: 'x@pay-elements',
  stamp: Date.UTC(2026, 10, 21, 12),
  at: '2026-11-24',
  summary: 'Pay',
  description: 'Line',
};

describe('calendarFile', () => {
  it('contains a whole-day event', () => {
    const lines = calendarFile(event).split('\r\n');
    expect(lines).to.deep.equal([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//pay-elements//EN',
      'BEGIN:VEVENT',
      'UID:x@pay-elements',
      'DTSTAMP:20261121T120000Z',
      'DTSTART;VALUE=DATE:20261124',
      'SUMMARY:Pay',
      'DESCRIPTION:Line',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('contains an event at an instant', () => {
    expect(calendarFile({ ...event, at: Date.UTC(2026, 10, 24, 3, 5, 9) })).to.contain(
      '\r\nDTSTART:20261124T030509Z\r\n',
    );
  });

  it('escapes special characters', () => {
    const file = calendarFile({ ...event, summary: 'a,b;c\\d', description: 'one\r\nBEGIN:VEVENT\ntwo' });
    expect(file).to.contain('SUMMARY:a\\,b\\;c\\\\d\r\n');
    expect(file).to.contain('DESCRIPTION:one\\nBEGIN:VEVENT\\ntwo\r\n');
    expect(file.match(/^BEGIN:VEVENT/gm)).to.have.length(1);
  });

  it('does not fold lines of 75 bytes', () => {
    const summary = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(calendarFile({ ...event, summary })).to.contain(`\r\nSUMMARY:${summary}\r\n`);
    expect(calendarFile({ ...event, summary: `${summary}y` })).to.contain(`\r\nSUMMARY:${summary}\r\n y\r\n`);
  });

  it('folds after 75 bytes, never within a character', () => {
    const description = 'ação 🏦 '.repeat(40);
    const file = calendarFile({ ...event, description });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).to.be.at.most(75);
    expect(file.replaceAll('\r\n ', '')).to.contain(`DESCRIPTION:${description}`);
  });
});
