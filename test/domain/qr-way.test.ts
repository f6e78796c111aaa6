import { expect } from '@open-wc/testing';
import { qrWay, type QrWay } from '../../src/domain/qr-way.js';

const TABLE: [phone: boolean, pastes: boolean, saves: boolean, way: QrWay][] = [
  [false, false, false, 'scan'],
  [false, false, true, 'scan'],
  [false, true, false, 'scan'],
  [false, true, true, 'scan'],
  [true, true, false, 'copy'],
  [true, true, true, 'copy'],
  [true, false, true, 'save'],
  [true, false, false, 'screenshot'],
];

describe('qrWay', () => {
  for (const [phone, pastes, saves, way] of TABLE) {
    it(`is ${way} for ${JSON.stringify({ phone, pastes, saves })}`, () => {
      expect(qrWay({ phone, pastes, saves })).to.equal(way);
    });
  }
});
