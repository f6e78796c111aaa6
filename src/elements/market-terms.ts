import type { TemplateResult } from 'lit';
import { html } from './html.js';

/** What the papers and apps of one market call a thing: texts of other languages quote it. Brackets are in the pause of its voice. */
const TERMS: Readonly<Record<string, string>> = {
  'pt-BR': '[(（]?(?:linha digitável|agência)[)）]?|Pix › Ler QR Code|Pix Copia e Cola',
  'pt-PT': '[(（]entidade[)）]',
  'es-MX': '[(（](?:banco|beneficiario|comprobante|concepto|referencia)[)）]',
  vi: 'Quét QR',
  th: 'สแกน',
};

/** Marks the language of such terms in a text, so that a voice pronounces them as their market does (WCAG 3.1.2). */
export function markTerms(text: string, locale: string): string | TemplateResult {
  const foreign = Object.entries(TERMS).filter(([lang]) => lang.slice(0, 2) !== locale.slice(0, 2));
  const parts = text.split(new RegExp(foreign.map(([, terms]) => `(${terms})`).join('|'), 'i'));
  if (parts.length === 1) return text;
  return html`${parts.map((part, index) => {
    const [lang] = foreign[(index % (foreign.length + 1)) - 1] ?? [];
    return part && lang ? html`<span lang=${lang}>${part}</span>` : part;
  })}`;
}
