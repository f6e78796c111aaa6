/**
 * Everything that elements lazy-load: a test that imports this does not wait for a busy machine to load it. Imported as elements
 * do: what a bundler has in another file is requested too.
 */
await Promise.all([
  import('../../src/client/stream-resource.js'),
  import('../../src/domain/brazilian-banks.js'),
  import('../../src/domain/qr.js'),
  import('../../src/domain/safe-image.js'),
  import('../../src/domain/safe-url.js'),
  import('../../src/define/pay-challenge.js'),
  import('../../src/define/pay-customer-fields.js'),
  import('../../src/elements/method-look.js'),
  import('../../src/elements/pay-action/other-ways.js'),
  import('../../src/elements/pay-action/result.js'),
  import('../../src/providers/adapt.js'),
  import('../../src/elements/slip/till.js'),
  import('../../src/elements/pay-qr/drawing.js'),
  import('../../src/elements/pay-qr/reader.js'),
  import('../../src/elements/pay-redirect/help.js'),
  import('../../src/elements/pay-redirect/link-code.js'),
  import('../../src/elements/slip/surroundings.js'),
  import('../../src/elements/slip/instruments.js'),
  import('../../src/elements/slip/transfer-code.js'),
  import('../../src/styles/appearance.js'),
]);

// A hidden page does not wait for a paint, so that what is lazy-loaded after it is there at once: see controllers/after-paint.ts.
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });

export {};
