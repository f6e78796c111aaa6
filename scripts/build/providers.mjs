/**
 * Writes the tables of docs/providers.md: what each adapter makes of its published objects in test/vectors/providers, and how many
 * types of steps it shows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../shared/install.mjs';

/** @typedef {{ name: string, given: unknown, expected: object }} Vector */
/** @typedef {{ type: string, display_details?: Record<string, string>, display_qr_code?: { data: string | null } }} Action */
/** @typedef {{ payment_method: string | null, action: Action | null }} Resource */

const load = (/** @type {string} */ path) => tsImport(join(ROOT, path), import.meta.url);
/** @type {{ loadAll: () => Promise<Record<string, (value: unknown) => Resource>>, VECTORS: Record<string, Vector[]> }} */
const { loadAll, VECTORS } = await load('test/providers/adapters.ts');
/** @type {{ PROVIDERS: string[] }} */
const { PROVIDERS } = await load('src/providers/adapters.ts');
/** @type {{ detailsKind: (details: object, method: string | null) => string }} */
const { detailsKind } = await load('src/contract/details.ts');
/** @type {{ summaryOf: (adapters: object, labelOf: (provider: string) => string) => string }} */
const { summaryOf } = await load('test/providers/documented.ts');
const adapters = await loadAll();
/** The title of its page. @param {string} name */
const labelOf = (name) => /^# (.+)$/m.exec(readFileSync(join(ROOT, `docs/providers/${name}.md`), 'utf8'))?.[1] ?? name;

/** @type {Record<string, string>} */
const SLIPS = { boleto: 'pay-boleto-details', bank_transfer: 'pay-bank-transfer', cash_voucher: 'pay-cash-voucher' };

/** The element of a step, and what it shows. @param {Action} action @param {string | null} method */
function shown({ type, display_details: details, display_qr_code: code }, method) {
  if (type === 'verify_otp') return ['pay-otp-verify', 'an input for the one-time code'];
  if (type === 'redirect_to_url') return ['pay-redirect', 'a button to the page'];
  if (type === 'redirect_to_app') return ['pay-redirect', 'a button to the app'];
  if (type === 'show_challenge') return ['pay-challenge', 'the page of the bank, in a frame'];
  if (/^upi:/i.test(code?.data ?? '')) return ['pay-qr', 'the QR code; on a phone, also its link'];
  if (code) return ['pay-qr', code.data ? 'the QR code, and its text to copy' : 'the picture of the QR code'];
  const tag = SLIPS[detailsKind(details ?? {}, method)] ?? 'pay-details';
  return [
    tag,
    Object.keys(details ?? {})
      .map((field) => `\`${field}\``)
      .join(', '),
  ];
}

/** @param {string} name */
function table(name) {
  const rows = VECTORS[name]?.flatMap(({ given, expected }) => {
    if ('error' in expected) return [];
    const { payment_method: method, action } = /** @type {Resource} */ (adapters[name]?.(given));
    if (!action) return [];
    const [tag, what] = shown(action, method);
    return `| ${method ? `\`${method}\`` : ''} | \`<${tag}>\` | ${what} |`;
  });
  return `## ${labelOf(name)}

\`provider="${name}"\`: [statuses, times, what is unsupported, and a backend](providers/${name}.md)

| method | step | shows |
| --- | --- | --- |
${[...new Set(rows)].sort().join('\n')}
`;
}

const PAGE = join(ROOT, 'docs/providers.md');
const MARKED = /(?<=<!-- tables -->\n).*(?=<!-- \/tables -->)/s;
const page = readFileSync(PAGE, 'utf8');
if (!MARKED.test(page)) throw new Error('docs/providers.md has no place for the tables.');
const tables = [summaryOf(adapters, labelOf), ...PROVIDERS.map(table)].join('\n');
const wanted = await format(page.replace(MARKED, `\n${tables}\n`), {
  ...(await resolveConfig(PAGE)),
  parser: 'markdown',
});
writeFileSync(PAGE, wanted);
