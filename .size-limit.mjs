/** The budgets: what a page loads, compressed with brotli. `npm test -- size` checks them after a build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { firstLoad } from './scripts/check/merchant-bundle.mjs';

const chunks = (/** @type {string[]} */ ...names) => names.map((name) => `dist/chunks/${name}-*.js`);

/** @param {string} specifier @param {string} limit */
async function npm(specifier, limit) {
  const path = `.cache/size/${specifier.replaceAll('/', '-')}.js`;
  mkdirSync('.cache/size', { recursive: true });
  writeFileSync(path, await firstLoad(specifier));
  return { name: `npm: ${specifier}`, path, limit };
}

export default [
  { name: 'pay-elements.js', path: 'dist/pay-elements.js', limit: '55.5 kB' },
  { name: 'the texts of a language', path: 'dist/locales/pt-BR.js', limit: '5.5 kB' },
  { name: 'the texts of the largest language', path: 'dist/locales/uk.js', limit: '6.5 kB' },
  {
    name: 'a visit with a QR code, to its result',
    path: ['dist/pay-elements.js', ...chunks('surroundings', 'reader', 'result')],
    limit: '69 kB',
  },
  {
    name: 'a whole checkout with a QR code, to its result',
    path: [
      'dist/pay-elements.js',
      ...chunks('pay-checkout', 'pay-methods', 'control', 'method-look', 'surroundings', 'reader', 'result'),
    ],
    limit: '84 kB',
  },
  { name: 'what adapters share', path: chunks('adapt'), limit: '2.5 kB' },
  ...['stripe', 'xendit', 'razorpay'].map((name) => ({
    name: `a large adapter: ${name}`,
    path: chunks(name),
    limit: '2048 B',
  })),
  { name: 'pay-elements.all.js', path: 'dist/pay-elements.all.js', limit: '115.5 kB' },
  { name: 'autoloader.js', path: 'dist/autoloader.js', limit: '2 kB' },
  { name: 'pay-log.js', path: 'dist/pay-log.js', limit: '2.8 kB' },
  { name: 'pay-marks.js', path: 'dist/pay-marks.js', limit: '3.5 kB' },
  { name: 'pay-register.js', path: 'dist/pay-register.js', limit: '1.5 kB' },
  { name: 'pay-webview.js', path: 'dist/pay-webview.js', limit: '4 kB' },
  await npm('pay-elements/define/pay-qr', '26 kB'),
  await npm('pay-elements/define/pay-cash-voucher', '21.5 kB'),
];
