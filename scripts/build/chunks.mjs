/**
 * The files that `pay-elements.js` lazy-loads: what is needed together is one file, or it would be one request after another.
 * Files without their extension, and folders, by the name of their chunk. Other modules are in the chunk of their importer, and
 * what `pay-elements.js` imports statically is in that script.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const CHUNKS = {
  // Small modules that several chunks need.
  'pay-elements': [
    'src/domain/in-app-browser',
    'src/domain/webview',
    'src/elements/market-terms',
    'src/styles/add-sheet',
  ],
  result: [
    'src/contract/uncharged',
    'src/elements/pay-action/choices',
    'src/elements/pay-action/result',
    'src/elements/pay-action/result.styles',
    'src/events/retry',
    'src/locales/en/result',
  ],
  surroundings: [
    'src/client/slip-routes',
    'src/controllers/countdown',
    'src/controllers/print',
    'src/controllers/save',
    'src/controllers/share',
    'src/controllers/webview',
    'src/domain/calendar',
    'src/domain/countdown-text',
    'src/domain/payee',
    'src/domain/png',
    'src/elements/slip/announced-time',
    'src/elements/slip/guide',
    'src/elements/slip/instrument-part',
    'src/elements/slip/qr-steps',
    'src/elements/slip/surroundings',
    'src/elements/slip/surroundings.styles',
    'src/elements/slip/tool-acts',
    'src/elements/slip/tools',
    'src/elements/slip/tools.styles',
    'src/elements/slip/warning',
    'src/elements/time-left',
    'src/elements/time-left.styles',
    'src/events/saved',
    'src/events/shared',
    'src/flows/countdown',
    'src/locales/en/extras',
    'src/locales/en/payee',
    'src/locales/en/time',
    'src/styles/paper.styles',
    'src/texts/with-step',
  ],
  instruments: [
    'src/domain/bic',
    'src/domain/epc-qr',
    'src/domain/iban',
    'src/domain/instrument-checks',
    'src/domain/mod97',
    'src/domain/routing-number',
    'src/elements/slip/instruments',
    'src/locales/en/instruments',
    'src/texts/instrument-guide',
  ],
  // The adapters of providers have this in common.
  adapt: [
    'src/domain/minor-units',
    'src/providers/actions',
    'src/providers/adapt',
    'src/providers/konbini',
    'src/providers/local-methods',
    'src/providers/object-reader',
    'src/providers/tables',
    'src/providers/times',
  ],
  // The list of payment methods is a control of a form, but has no fields of its own.
  control: ['src/controllers/submission', 'src/elements/form/form-associated'],
  form: ['src/domain/mask', 'src/domain/reading', 'src/elements/form', 'src/flows/form', 'src/locales/en/form'],
};
