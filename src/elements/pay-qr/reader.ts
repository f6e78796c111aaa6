export { factsStyles } from '../slip/facts.styles.js';
import type { nothing, TemplateResult } from 'lit';
import type { Picture } from '../../controllers/save.js';
import { qrSlip } from '../../domain/qr-slip.js';
import type { QrDrawing } from '../../domain/qr.js';
import type { Warning } from '../../domain/warning.js';
import type { CoreStrings, QrStrings } from '../../locales/strings.js';
import { money, renderFacts, type Fact } from '../slip/facts.js';
import type { Takeaway } from '../slip/tools.js';

export interface QrInput {
  readonly data: string | null;
  /** Of the payment, where they are known. */
  readonly price: { readonly amount: string | null; readonly currency: string | null };
  readonly drawing: QrDrawing | null;
  readonly expires: number | null;
  readonly strings: CoreStrings & QrStrings;
}

/** What a QR code says, for those who cannot read it: whom it pays, and how much. */
export interface QrReading {
  readonly warning: Warning | null;
  readonly facts: TemplateResult | typeof nothing;
  readonly takeaway: Takeaway;
}

/** Pixels of a module, of a picture that is saved larger. */
const MODULE_PX = 3;

export function readQr({ data, price, drawing, expires, strings }: QrInput): QrReading {
  const { amount, currency, payload, warning } = qrSlip(data ?? '', price);
  const facts: Fact[] = [
    [strings.qrAmount, amount && money(amount, currency, strings.locale), 'amount'],
    [strings.qrPayee, payload?.merchantName ?? null, 'payee'],
  ];
  const rows = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const text = [...rows, data ?? ''].join('\n').trim();
  const picture = drawing && pictureOf(drawing);
  return {
    warning,
    facts: renderFacts(facts),
    takeaway: { name: 'qr-code', title: strings.qrLabel, text, picture, due: expires },
  };
}

function pictureOf({ size, path }: QrDrawing): Picture {
  const side = size * MODULE_PX;
  return { path, columns: size, rows: size, width: side, height: side };
}
