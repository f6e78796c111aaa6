/** The files of the module build: what is needed together is one file, which compresses better than several small ones. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../shared/install.mjs';

/** Files without their extension, and folders, by the name of their chunk. Other modules are in the chunk of their importer. */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // Base classes, styles and texts of several steps.
  step: [
    'src/controllers/announce',
    'src/domain/expiry',
    'src/domain/field-name',
    'src/domain/slip',
    'src/elements/pay-step',
    'src/elements/slip/field-label',
    'src/elements/slip/pay-slip',
    'src/elements/slip/pay-till-slip',
    'src/elements/slip/pay-timed',
    'src/elements/slip/rows.styles',
    'src/elements/slip/slip.styles',
    'src/elements/slip/ticket.styles',
    'src/events/respondable-event',
    'src/events/warning',
    'src/locales/en/details',
    'src/styles/head.styles',
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
    'src/domain/png',
    'src/elements/slip/extras',
    'src/elements/slip/extras.styles',
    'src/elements/slip/instrument-rules',
    'src/elements/slip/tools',
    'src/elements/slip/tools.styles',
    'src/elements/time-left',
    'src/elements/time-left.styles',
    'src/events/saved',
    'src/events/shared',
    'src/flows/countdown',
    'src/locales/en/extras',
    'src/locales/en/time',
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
    'src/providers/local-methods',
    'src/providers/tables',
    'src/providers/times',
  ],
  // The list of payment methods is a control of a form, but has no fields of its own.
  control: ['src/controllers/submission', 'src/elements/form/form-associated'],
  form: ['src/domain/mask', 'src/domain/reading', 'src/elements/form', 'src/flows/form', 'src/locales/en/form'],
  // A link and a bank transfer may have a code, too.
  'qr-code': [
    'node_modules/qrcode',
    'src/domain/qr',
    'src/domain/qr-segments',
    'src/elements/pay-qr/drawing',
    'src/elements/pay-qr/drawing.styles',
  ],
};

/** Matches the ids of modules that are one of these files, in one of these folders, or copied for the chunk `copies`. */
export function matcher(paths: readonly string[], copies = ''): RegExp {
  const escaped = paths.map((path) => path.replace(/[.@/]/g, '\\$&'));
  return new RegExp(`(?:^|[/\\0])(?:${escaped.join('|')})(?:\\/|\\.[jt]s$)${copies && `|\\?${copies}$`}`);
}

/** The groups of Rolldown. */
export function chunkGroups(): { name: string; test: RegExp }[] {
  for (const path of Object.values(CHUNKS).flat()) {
    if (!['', '.ts', '.js'].some((extension) => existsSync(join(ROOT, path + extension))))
      throw new Error(`scripts/build/vite/chunks.ts lists ${path}, which does not exist.`);
  }
  return Object.entries(CHUNKS).map(([name, paths]) => ({ name, test: matcher(paths, name) }));
}

/** Small modules without state that several chunks need. A chunk of their own would be one more request before those can run. */
const COPIED = matcher([
  'src/controllers/copy',
  'src/controllers/copying',
  'src/controllers/device',
  'src/controllers/time-limit',
  'src/domain/barcode',
  'src/domain/clabe',
  'src/domain/in-app-browser',
  'src/domain/intent-url',
  'src/domain/moment',
  'src/domain/qr-picture',
  'src/domain/safe-url',
  'src/domain/webview',
  'src/elements/copy-button',
  'src/elements/slip/barcode',
  'src/elements/slip/facts',
  'src/events/copied',
  'src/locales/en/copy',
  'src/locales/en/facts',
  'src/styles/add-sheet',
]);

const GROUPS = chunkGroups();

/** The name of a module's chunk, or of its file if it is in no group. A copy imports the copies for the same chunk. */
function chunkOf(id: string): string {
  const [file = '', copiedFor] = id.split('?');
  const group = GROUPS.find(({ test }) => test.test(file));
  return copiedFor ?? group?.name ?? relative(ROOT, file).replace(/\W/g, '-');
}

/** Copies the small modules into each chunk that needs them. */
export const copySmall: Plugin = {
  name: 'copy-small',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && COPIED.test(resolved.id) ? `${resolved.id}?${chunkOf(importer)}` : null;
  },
};
