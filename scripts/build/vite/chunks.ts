/** The files of the module build: what is needed together is one file, which compresses better than several small ones. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../shared/install.mjs';

/** Files without their extension, and folders, by the name of their chunk. Other modules are in the chunk of their importer. */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  'pay-elements': [
    'node_modules/lit',
    'node_modules/lit-element',
    'node_modules/lit-html',
    'node_modules/@lit',
    'src/bundle',
    'src/client/answer',
    'src/client/fetch-resource',
    'src/client/read-body',
    'src/client/redirects',
    'src/client/request',
    'src/context',
    'src/contract/action',
    'src/contract/consumer',
    'src/contract/details',
    'src/contract/index',
    'src/contract/read',
    'src/contract/resource',
    'src/controllers/language',
    'src/controllers/latest',
    'src/controllers/lazy-part',
    'src/controllers/lazy-load',
    'src/controllers/settings',
    'src/controllers/settings-provider',
    'src/controllers/states',
    'src/define/define',
    'src/define/pay-provider',
    'src/domain/digits',
    'src/domain/instant',
    'src/domain/intl',
    'src/domain/language',
    'src/elements/adopt',
    'src/elements/converters',
    'src/elements/html',
    'src/elements/pay-action/action-controller',
    'src/elements/pay-action/action-properties',
    'src/elements/pay-action/input',
    'src/elements/pay-action/message',
    'src/elements/pay-action/pay-action',
    'src/elements/pay-action/pay-action.styles',
    'src/elements/pay-action/ssr-step',
    'src/elements/pay-action/step-view',
    'src/elements/pay-action/steps',
    'src/elements/pay-element',
    'src/elements/pay-provider',
    'src/elements/property',
    'src/elements/roaming-element',
    'src/errors',
    'src/events/complete',
    'src/events/ended',
    'src/events/error',
    'src/events/fail',
    'src/events/pay-event',
    'src/events/ready',
    'src/events/respondable-event',
    'src/events/status',
    'src/flows/action',
    'src/locales/en/core',
    'src/locales/languages',
    'src/locales/plural',
    'src/styles/controls.styles',
    'src/styles/host.styles',
    'src/styles/tokens.styles',
  ],
  copy: [
    'src/controllers/copy',
    'src/domain/webview',
    'src/elements/copy-button',
    'src/events/copied',
    'src/locales/en/copy',
  ],
  words: ['src/locales/en/details'],
  timed: ['src/controllers/announce', 'src/domain/plain-text', 'src/elements/slip/pay-timed', 'src/events/warning'],
  slip: [
    'node_modules/jsbarcode/src/barcodes/Barcode',
    'src/domain/barcode',
    'src/domain/expiry',
    'src/domain/money',
    'src/domain/slip',
    'src/elements/slip/barcode',
    'src/elements/slip/facts',
    'src/elements/slip/facts.styles',
    'src/elements/slip/pay-slip',
    'src/elements/slip/slip.styles',
    'src/locales/en/facts',
  ],
  polling: [
    'src/controllers/poll',
    'src/domain/clock-skew',
    'src/domain/retry-after',
    'src/elements/pay-action/poll-status',
    'src/flows/poll',
    'src/locales/en/poll',
  ],
  result: [
    'src/elements/pay-action/result',
    'src/elements/pay-action/result.styles',
    'src/events/retry',
    'src/locales/en/result',
  ],
  extras: [
    'src/controllers/countdown',
    'src/controllers/print',
    'src/controllers/save',
    'src/controllers/share',
    'src/controllers/webview',
    'src/domain/calendar',
    'src/domain/countdown-text',
    'src/elements/slip/extras',
    'src/elements/slip/extras.styles',
    'src/elements/slip/tools',
    'src/events/saved',
    'src/events/shared',
    'src/flows/countdown',
    'src/locales/en/extras',
  ],
  form: [
    'src/controllers/submission',
    'src/domain/mask',
    'src/domain/reading',
    'src/elements/form',
    'src/flows/form',
    'src/locales/en/form',
  ],
  qr: [
    'node_modules/qrcode',
    'src/controllers/qr',
    'src/define/pay-qr',
    'src/domain/qr',
    'src/elements/pay-qr/drawing',
    'src/elements/pay-qr/drawing.styles',
    'src/elements/pay-qr/pay-qr',
    'src/elements/pay-qr/pay-qr.styles',
    'src/locales/en/qr',
  ],
};

/** Matches the ids of modules that are one of these files or in one of these folders. */
export function matcher(paths: readonly string[]): RegExp {
  const escaped = paths.map((path) => path.replace(/[.@/]/g, '\\$&'));
  return new RegExp(`(?:^|[/\\0])(?:${escaped.join('|')})(?:\\/|\\.[jt]s$)`);
}

/** The helper for decorators that the compiler adds. Its path has a version in it. */
const COMPILER_HELPER = /@oxc-project/;

/** The groups of Rolldown. @param core the name of the first chunk @param more paths that are in it too */
export function chunkGroups(core: string, ...more: string[]): { name: string; test: RegExp }[] {
  const { 'pay-elements': first = [], ...others } = CHUNKS;
  for (const path of Object.values(CHUNKS).flat()) {
    if (!['', '.ts', '.js'].some((extension) => existsSync(join(ROOT, path + extension))))
      throw new Error(`scripts/build/vite/chunks.ts lists ${path}, which does not exist.`);
  }
  return [
    { name: core, test: new RegExp(`${matcher([...first, ...more]).source}|${COMPILER_HELPER.source}`) },
    ...Object.entries(others).map(([name, paths]) => ({ name, test: matcher(paths) })),
  ];
}
