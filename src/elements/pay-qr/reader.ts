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
  /** The amount and currency of the payment, if they are known. */
  readonly price: { readonly amount: string | null; readonly currency: string | null };
  readonly drawing: QrDrawing | null;
  readonly expires: number | null;
  readonly strings: CoreStrings & QrStrings;
}

/** The content of a QR code as text, because consumers cannot read the code: the payee and the amount. */
export interface QrReading {
  readonly warning: Warning | null;
  readonly facts: TemplateResult | typeof nothing;
  readonly takeaway: Takeaway;
}

/** The pixels of a module. Saved pictures are larger. */
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
