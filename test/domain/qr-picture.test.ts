import { expect } from '@open-wc/testing';
import { qrPicture } from '../../src/domain/qr-picture.js';
import { isSafeImage } from '../../src/domain/safe-image.js';
import { isSafeUrl } from '../../src/domain/safe-url.js';
import { payNowCode, qrAction, upiLink } from '../support/samples.js';

const here = { protocol: 'https:', hostname: 'shop.example' };

describe('a picture of a QR code as its content', () => {
  const pictures: [string, string][] = [
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['DATA:IMAGE/JPEG;base64,/9j/4AAQ', 'DATA:IMAGE/JPEG;base64,/9j/4AAQ'],
    ['data:image/webp;base64,UklGRgAA', 'data:image/webp;base64,UklGRgAA'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['data:image/svg+xml;utf8,<svg onload="alert(1)"/>', 'data:image/svg+xml;utf8,<svg onload="alert(1)"/>'],
    ['iVBORw0KGgoAAAANSUhEUg==', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=='],
    ['iVBORw0KGgoAAAAN\nSUhEUg==', 'data:image/png;base64,iVBORw0KGgoAAAAN\nSUhEUg=='],
    ['/9j/4AAQSkZJRg==', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
    ['UklGRiQAAABXRUJQ', 'data:image/webp;base64,UklGRiQAAABXRUJQ'],
    ['PHN2ZyB4bWxucz0=', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0='],
    ['PD94bWwgdmVyc2lvbj0=', 'data:image/svg+xml;base64,PD94bWwgdmVyc2lvbj0='],
  ];
  for (const [text, url] of pictures) {
    it(`is ${text}, for an image and for no link`, () => {
      expect(qrPicture(text)).to.equal(url);
      expect(isSafeImage(url, here)).to.equal(true);
      for (const kind of ['url', 'app'] as const) expect(isSafeUrl(url, kind)).to.equal(false);
    });
  }

  const others = [
    ...[
      'data:text/html,<script>alert(1)</script>',
      'data:text/html;image/png,x',
      'data:image/png',
      'data:,x',
      'data:x',
    ],
    ...['data:image/svg+xmlx,x', 'data:image/x-icon;base64,AA==', 'data:application/pdf;base64,AA==', 'data:image/;,'],
    ...[
      'data:text/xml,<svg/>',
      'data:image/png\n;base64,AA==',
      'xdata:image/png;base64,AA==',
      'blob:https://a.example/1',
    ],
    ...['javascript:alert(1)//data:image/png;base64,AA==', 'file:///a.png', '', 'iVBORw0KGgo', 'iVBORw0KGgo<script>'],
  ];
  for (const text of others) {
    it(`is not ${JSON.stringify(text)}`, () => {
      expect(qrPicture(text)).to.equal(null);
      expect(isSafeImage(text, here)).to.equal(false);
    });
  }

  for (const text of [qrAction.display_qr_code.data, payNowCode, upiLink, 'https://pay.example.com/q/iVBORw0KGgo'])
    it(`is not the text ${text.slice(0, 24)}`, () => expect(qrPicture(text)).to.equal(null));
});
