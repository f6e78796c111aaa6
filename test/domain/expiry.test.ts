import { expect } from '@open-wc/testing';
import { formatLeft } from '../../src/domain/countdown-text.js';
import { dayOf, formatDay, MARKET_ZONES } from '../../src/domain/expiry.js';
import { instantOf } from '../../src/domain/instant.js';
import { formatMoment } from '../../src/domain/moment.js';

describe('instantOf', () => {
  const table: [string | null, string | null][] = [
    ['2026-11-21T12:00:00+00:00', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T09:00:00-03:00', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T09:00:00-0300', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T12:00:00.5Z', '2026-11-21T12:00:00.500Z'],
    ['2026-11-21T12:00Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21t12:00:00z', '2026-11-21T12:00:00.000Z'],
    // Without an offset it is not an instant.
    ['2026-11-21T12:00:00', null],
    ['2026-11-21', null],
    ['2026-13-41T12:00:00Z', null],
    ['1795262400', null],
    ['tomorrow', null],
    ['', null],
    [null, null],
  ];
  for (const [text, expected] of table) {
    it(JSON.stringify(text), () => {
      const instant = instantOf(text);
      expect(instant === null ? null : new Date(instant).toISOString()).to.equal(expected);
    });
  }
});

describe('days', () => {
  /** 03:00 UTC is still the day before in Brazil and Mexico. */
  const instant = Date.UTC(2026, 10, 22, 2, 30);

  it('are calculated in the zone of the market', () => {
    expect(dayOf(instant, MARKET_ZONES.boleto)).to.equal('2026-11-21');
    expect(dayOf(instant, 'UTC')).to.equal('2026-11-22');
  });

  it('are written for a locale', () => {
    expect(formatDay('2026-11-21', 'en')).to.equal('November 21, 2026');
    expect(formatDay('2026-11-21', 'pt-BR')).to.equal('21 de novembro de 2026');
    expect(formatDay('2026-11-21', 'es-MX')).to.equal('21 de noviembre de 2026');
  });

  it('have a local time, without the name of the zone', () => {
    expect(formatMoment(instant, 'en')).to.match(/^November\u00a02\d,\u00a02026 at \d+:30\s[AP]M$/);
  });
});

describe('formatLeft', () => {
  const table: [number, string][] = [
    [0, '0 sec'],
    [999, '0 sec'],
    [59_999, '59 sec'],
    [60_000, '1 min'],
    [299_000, '4 min 59 sec'],
    [3_600_000, '1 hr'],
    [86_399_000, '23 hr 59 min'],
    [2 * 86_400_000 + 3 * 3_600_000, '2 days 3 hr'],
    [400 * 86_400_000, '400 days'],
  ];
  for (const [ms, expected] of table) it(`${ms} ms`, () => expect(formatLeft(ms, 'en')).to.equal(expected));

  it('writes days in full, because their abbreviation in Indonesian reads as an hour', () => {
    expect(formatLeft(86_400_000, 'id')).to.equal('1 hari');
    expect(formatLeft(86_400_000, 'de')).to.equal('1 Tag');
  });
});
