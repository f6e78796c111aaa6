/** The slip of a payment as a PDF, to print, attach or download. It needs the packages `pdfkit` and `bidi-js`. */
import PDFDocument from 'pdfkit';
import { fit } from '../brand.js';
import { drawCode, type Drawing } from '../drawing.js';
import { escaped } from '../escaped.js';
import type { SlipOptions } from '../options.js';
import { readSlip } from '../read-slip.js';
import type { Code, Row, Slip } from '../slip.js';
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

/** The columns of facts that are not typed. */
const COLUMNS = 3;
/** The box of the logo. */
const LOGO = [60 * MM, 16 * MM] as const;

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
  const { message, advice, status, code, rows, brand } = slip;
  writeHead(sheet, slip);
  sheet.rule(brand.color, 2);
  if (message)
    sheet.text('P', message, { size: 14, above: 4, bold: true, colour: status === 'complete' ? '#000' : ALERT });
  if (advice) sheet.text('P', advice, { size: 11 });
  const [square, isWide] = [code?.kind === 'qr', (row: Row) => row.isCode && !row.isRare];
  const wide = rows.filter(isWide);
  const narrow = rows.filter((row) => !isWide(row));
  const facts = () => wide.forEach((row) => writeRow(sheet, row));
  if (code && square)
    sheet.columns(
      [
        [0.4, () => writeCode(sheet, code, slip)],
        [0.6, facts],
      ],
      60 * MM,
    );
  else {
    if (code) writeCode(sheet, code, slip);
    facts();
  }
  for (let at = 0; at < narrow.length; at += COLUMNS)
    sheet.columns(
      narrow.slice(at, at + COLUMNS).map((row) => [1 / COLUMNS, () => writeRow(sheet, row)]),
      50,
    );
  writeGuide(sheet, slip);
}

/** The payment on the left, the deadline on the right. */
function writeHead(sheet: Sheet, { title, merchant, seller, amount, deadline, brand }: Slip): void {
  const { logo } = brand;
  if (logo) sheet.picture(logo.png, merchant ?? '', ...fit(logo, LOGO));
  else if (merchant) sheet.text('P', merchant, { size: 14, bold: true, isValue: true });
  sheet.columns(
    [
      [
        0.6,
        () => {
          sheet.text('H1', title, { size: 14, above: 14, bold: true });
          if (amount) sheet.text('P', amount, { size: 28, isValue: true, bold: true });
          if (seller) sheet.text('P', `${seller.label}: ${seller.value}`, { size: 10, colour: SOFT });
        },
      ],
      [
        0.4,
        () => {
          if (deadline) sheet.text('P', deadline.label, { size: 10, above: 14, colour: SOFT });
          if (deadline) sheet.text('P', deadline.value, { size: 14, isValue: true, bold: true });
        },
      ],
    ],
    100,
  );
}

function writeCode(sheet: Sheet, code: Code, { hint }: Slip): void {
  if (hint) sheet.text('P', hint, { size: 11, colour: SOFT });
  const drawing = drawCode(code);
  sheet.draw(drawing, code.label, ...SIZES[code.kind](drawing));
}

function writeRow(sheet: Sheet, { label, value, isCode, isRare }: Row): void {
  sheet.text('P', label, { size: 9, above: 7, colour: SOFT });
  const bold = isCode && !isRare && value.length <= TYPED;
  sheet.text('P', value, { size: bold ? 15 : 11, isValue: true, bold });
}

function writeGuide(sheet: Sheet, { guide, link, strings, brand }: Slip): void {
  if (guide) {
    sheet.rule(brand.color, 0.5);
    sheet.text('H2', strings.howToPay, { size: 13, bold: true });
    if (guide.steps.length) sheet.list(guide.steps, { size: 11, above: 4 });
    sheet.text('P', guide.after, { size: 11, above: 6, colour: SOFT });
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
