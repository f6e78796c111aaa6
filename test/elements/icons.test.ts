import { expect } from '@open-wc/testing';
import { COPY } from '../../src/elements/copy-button.js';
import * as icons from '../../src/elements/icons.js';
import { CASH, PHONE } from '../../src/elements/method-marks.js';
import { CALENDAR, PRINT, SAVE, SHARE } from '../../src/elements/slip/tools.js';

const later = { CALENDAR, COPY, PRINT, SAVE, SHARE, CASH, PHONE };

describe('icons', () => {
  const paths = Object.entries<unknown>({ ...icons, ...later }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

  for (const [name, path] of paths) {
    it(`${name} is one path inside of the grid`, () => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      drawn.setAttribute('d', path);
      svg.append(drawn);
      document.body.append(svg);
      const { x, y, width, height } = drawn.getBBox();
      svg.remove();
      expect(drawn.getTotalLength()).to.be.greaterThan(0);
      expect(Math.min(x, y)).to.be.at.least(1);
      expect(Math.max(x + width, y + height)).to.be.at.most(23);
    });
  }
});
