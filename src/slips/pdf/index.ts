/** The slip of a payment as a PDF, to print, attach or download. It needs the packages `pdfkit` and `bidi-js`. */
import PDFDocument from 'pdfkit';
import { drawCode, type Drawing } from '../drawing.js';
import { escaped } from '../escaped.js';
import type { SlipOptions } from '../options.js';
import { readSlip } from '../read-slip.js';
import type { Code, Slip } from '../slip.js';
import { facesOf } from './faces.js';
import { MM, Sheet } from './sheet.js';

export type { SlipOptions } from '../options.js';

export interface PdfOptions extends SlipOptions {
  /**
   * Fonts as TrueType, OpenType or WOFF files; each character is set in the first font that has it. Without fonts, Helvetica of
   * the PDF reader is used, which has the letters of Western European languages, Indonesian, Malay and Filipino.
   */
  readonly fonts?: readonly Uint8Array[];
  /** The same fonts in bold, for headings, the amount and the code to type. Without them, these are regular. They need `fonts`. */
  readonly boldFonts?: readonly Uint8Array[];
}

/** Sizes with the quiet zones, in points. FEBRABAN: the 405 modules of a boleto are 103 mm wide, its bars 13 mm high. */
const SIZES: Readonly<Record<Code['kind'], (drawing: Drawing) => readonly [width: number, height: number]>> = {
  itf: ({ columns }) => [(103 * MM * columns) / 405, 13 * MM],
  code128: () => [80 * MM, 20 * MM],
  qr: () => [50 * MM, 50 * MM],
};

/** pdfkit does not escape what it writes into the XML of the file's metadata (XMP). */
class SlipDocument extends PDFDocument {
  override endMetadata(): void {
    const entries = Object.entries(this.info);
    this.info = Object.fromEntries(
      entries.map(([name, value]) => [name, typeof value === 'string' ? escaped(value) : value]),
    );
    super.endMetadata();
  }
}

/** Longer codes are copied or scanned, not typed. */
const TYPED = 60;

const SOFT = '#4a4f57';
const ALERT = '#a31712';
const LINK = '#0b4fb3';

/**
 * Returns a PDF: A4, tagged, with the code to scan and all facts as text. With `fonts`, it declares that it conforms to PDF/UA-1.
 * @param payment as the payment service returned it
 * @throws {PayError} as for `slipEmail`; `invalid-input`, too, if no font has a character of the slip
 */
export async function slipPdf(payment: unknown, options: PdfOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const slip = await readSlip(payment, options);
  const { fonts = [], boldFonts = [], now = Date.now() } = options;
  const document = new SlipDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: slip.lang,
    displayTitle: true,
    info: { Title: [slip.title, slip.merchant].filter(Boolean).join(' · '), CreationDate: new Date(now) },
    // The fonts of the reader are not in the file, as PDF/UA requires.
    ...(fonts.length ? { font: null, subset: 'PDF/UA' } : {}),
  });
  const bytes = bytesOf(document);
  const sheet = new Sheet(document, { ...slip, faces: facesOf(document, fonts, boldFonts) });
  write(sheet, slip);
  sheet.end();
  document.end();
  return bytes;
}

function write(sheet: Sheet, slip: Slip): void {
  const { title, merchant, amount, message, advice, status, code, hint, rows, guide, link, strings } = slip;
  if (merchant) sheet.text('P', `${strings.seller}: ${merchant}`, { size: 11, colour: SOFT });
  sheet.text('H1', title, { size: 20, bold: true });
  if (amount) sheet.text('P', amount, { size: 24, isValue: true, bold: true });
  if (message)
    sheet.text('P', message, { size: 14, above: 12, bold: true, colour: status === 'complete' ? '#000' : ALERT });
  if (advice) sheet.text('P', advice, { size: 11 });
  if (code) {
    if (hint) sheet.text('P', hint, { size: 11, above: 12, colour: SOFT });
    const drawing = drawCode(code);
    sheet.draw(drawing, code.label, ...SIZES[code.kind](drawing));
  }
  for (const { label, value, isCode } of rows) {
    sheet.text('P', label, { size: 9, above: 7, colour: SOFT });
    const bold = isCode && value.length <= TYPED;
    sheet.text('P', value, { size: bold ? 15 : 12, isValue: true, bold });
  }
  if (guide) {
    sheet.text('H2', strings.howToPay, { size: 13, above: 18, bold: true });
    if (guide.steps.length) sheet.list(guide.steps, { size: 11 });
    sheet.text('P', guide.after, { size: 11, above: 4, colour: SOFT });
  }
  if (link) {
    sheet.text('P', strings.redirectTo(link.host), { size: 9, above: 18, colour: SOFT });
    sheet.text('P', link.href, { size: 11, isValue: true, colour: LINK, url: link.href });
  }
}

/** Collects the file. */
function bytesOf(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    document.on('data', (chunk) => chunks.push(new Uint8Array(chunk)));
    document.on('error', reject);
    document.on('end', () => void new Blob(chunks).arrayBuffer().then((all) => resolve(new Uint8Array(all)), reject));
  });
}
