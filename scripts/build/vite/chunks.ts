/** The files of the module build: what is needed together is one file, which compresses better than several small ones. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../shared/install.mjs';

/** Files without their extension, and folders, by the name of their chunk. Other modules are in the chunk of their importer. */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  copy: [
    'src/controllers/copy',
    'src/domain/webview',
    'src/elements/copy-button',
    'src/events/copied',
    'src/locales/en/copy',
  ],
  words: ['src/locales/en/details'],
  facts: [
    'src/domain/amount-format',
    'src/domain/money',
    'src/domain/plain-text',
    'src/elements/slip/facts',
    'src/elements/slip/money',
    'src/locales/en/facts',
  ],
  timed: ['src/controllers/announce', 'src/elements/slip/pay-timed', 'src/events/warning'],
  slip: [
    'src/domain/barcode',
    'src/domain/expiry',
    'src/domain/slip',
    'src/elements/slip/barcode',
    'src/elements/slip/pay-slip',
    'src/elements/slip/slip.styles',
  ],
  'poll-status': [
    'src/controllers/poll',
    'src/domain/clock-skew',
    'src/domain/retry-after',
    'src/elements/pay-action/poll-status',
    'src/flows/poll',
    'src/locales/en/poll',
  ],
  result: [
    'src/elements/pay-action/choices',
    'src/elements/pay-action/result',
    'src/elements/pay-action/result.styles',
    'src/events/retry',
    'src/locales/en/result',
  ],
  extras: [
    'src/client/slip-routes',
    'src/controllers/countdown',
    'src/controllers/print',
    'src/controllers/save',
    'src/controllers/share',
    'src/controllers/webview',
    'src/domain/calendar',
    'src/domain/countdown-text',
    'src/elements/slip/extras',
    'src/elements/slip/extras.styles',
    'src/elements/slip/instrument-rules',
    'src/elements/slip/tools',
    'src/events/saved',
    'src/events/shared',
    'src/flows/countdown',
    'src/locales/en/extras',
  ],
  // The rules of one kind are a chunk each, which is loaded at the same time as these.
  instruments: [
    'src/domain/bic',
    'src/domain/instrument-checks',
    'src/elements/slip/instrument-guide',
    'src/elements/slip/instruments',
    'src/locales/en/instruments',
  ],
  // The adapters of providers have this in common.
  adapt: [
    'src/domain/minor-units',
    'src/providers/actions',
    'src/providers/adapt',
    'src/providers/detect',
    'src/providers/fields',
    'src/providers/tables',
    'src/providers/times',
  ],
  // The list of payment methods is a control of a form, but has no fields of its own.
  control: ['src/controllers/submission', 'src/elements/form/form-associated'],
  form: ['src/domain/mask', 'src/domain/reading', 'src/elements/form', 'src/flows/form', 'src/locales/en/form'],
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

/** The groups of Rolldown. */
export function chunkGroups(): { name: string; test: RegExp }[] {
  for (const path of Object.values(CHUNKS).flat()) {
    if (!['', '.ts', '.js'].some((extension) => existsSync(join(ROOT, path + extension))))
      throw new Error(`scripts/build/vite/chunks.ts lists ${path}, which does not exist.`);
  }
  return Object.entries(CHUNKS).map(([name, paths]) => ({ name, test: matcher(paths) }));
}
