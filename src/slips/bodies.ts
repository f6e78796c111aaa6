/** The content of the slip of each payment method. The rules are those of the elements. */
import { detailsKind, type DisplayDetails } from '../contract/details.js';
import { boletoSlip } from '../domain/boleto-slip.js';
import { brazilianBank } from '../domain/brazilian-banks.js';
import { transferQr } from '../domain/epc-qr.js';
import { formatDay } from '../domain/expiry.js';
import { checkInstrument } from '../domain/instrument-checks.js';
import { instrumentOf, mainOf, printed } from '../domain/instruments.js';
import { qrSlip } from '../domain/qr-slip.js';
import type { SlipFacts } from '../domain/slip.js';
import { isMexican, transferSlip } from '../domain/transfer-slip.js';
import { voucherSlip } from '../domain/voucher-slip.js';
import { fieldLabel } from '../texts/field-label.js';
import { money } from '../texts/money.js';
import { withSteps } from '../texts/with-step.js';
import { instrumentGuide } from '../texts/instrument-guide.js';
import type { Strings } from '../locales/strings.js';
import { formatDeadline } from './deadline.js';
import { row, rowOf, type Body, type Row } from './slip.js';

export interface BodyInput {
  readonly method: string | null;
  readonly facts: SlipFacts;
  readonly strings: Strings;
  readonly zone: string;
}

const deadlineOf = ({ facts: { expires }, strings, zone }: BodyInput): Row | null =>
  rowOf(strings.payBy, expires === null ? null : formatDeadline(expires, strings.locale, zone));

/** Returns the slip of `display_details`. */
export function detailsBody(fields: DisplayDetails, input: BodyInput): Body {
  switch (detailsKind(fields, input.method)) {
    case 'boleto':
      return boleto(fields, input);
    case 'cash_voucher':
      return voucher(fields, input);
    case 'bank_transfer':
      return transfer(fields, input);
    case 'other':
      return other(fields, input);
  }
}

function boleto(fields: DisplayDetails, { facts, strings }: BodyInput): Body {
  const { boleto: read, lines, due, ...slip } = boletoSlip(fields, facts);
  const bank = read?.bank;
  const pasted = withSteps(strings.guides.boleto_br, [{ at: 1, text: strings.boletoPaste }]);
  return {
    ...slip,
    name: 'boleto',
    title: strings.boletoTitle,
    payee: null,
    deadline: rowOf(strings.boletoDue, due && formatDay(due, strings.locale)),
    rows: [
      ...lines.flatMap(({ isLine, field, shown }, index) =>
        row(isLine ? strings.boletoLine : fieldLabel(strings, field), shown, true, !index),
      ),
      ...row(strings.boletoBank, bank && [brazilianBank(bank), bank].filter(Boolean).join(' · ')),
    ],
    code: read && { kind: 'itf', text: read.barcode, label: strings.barcode },
    hint: null,
    guide: read ? strings.guides.boleto_br : pasted,
    guideWithoutCode: pasted,
  };
}

function voucher(fields: DisplayDetails, input: BodyInput): Body {
  const { method, facts, strings } = input;
  const mexican = !method || method.endsWith('_mx');
  const { line, barcode, stores, ...slip } = voucherSlip(fields, facts, method);
  const guideOf = (hasCode: boolean) =>
    withSteps(mexican ? strings.guides.cashvoucher_mx : strings.instrumentGuides.store, [
      stores ? { at: 0, text: strings.voucherGo(stores) } : null,
      mexican && !hasCode ? { at: 1, text: strings.voucherRead } : null,
    ]);
  return {
    ...slip,
    name: 'voucher',
    title: strings.voucherTitle,
    payee: null,
    deadline: deadlineOf(input),
    rows: [...row(strings.voucherReference, line.shown, true, true), ...row(strings.voucherStore, stores)],
    code: barcode === null ? null : { kind: 'code128', text: barcode, label: strings.barcode },
    hint: null,
    guide: guideOf(barcode !== null),
    guideWithoutCode: guideOf(false),
  };
}

function transfer(fields: DisplayDetails, input: BodyInput): Body {
  const { method, facts, strings } = input;
  const mexican = isMexican(fields, method);
  const { lines, ...slip } = transferSlip(fields, facts, method);
  const labelOf = (label: string) =>
    (mexican && strings.transferFields[label as 'clabe']) || fieldLabel(strings, label);
  const reference = lines.find(({ field }) => field === 'reference');
  const { amount, currency } = slip;
  const named =
    reference && amount
      ? strings.transferSend(money(amount, currency, strings), `${labelOf(reference.label)}: ${reference.shown}`)
      : null;
  const guide = mexican ? strings.guides.banktransfer_mx : instrumentGuide(fields, strings);
  const text = mexican ? null : transferQr(fields, facts);
  const rows = lines.map(({ label, shown, isCode, isRare }, index) => ({
    label: labelOf(label),
    value: shown,
    isCode,
    isRare,
    isMain: !index,
  }));
  const codes = Math.max(
    1,
    rows.findIndex(({ isCode, isRare }, at) => at && !isCode && !isRare),
  );
  return {
    ...slip,
    warning: slip.warning ?? (mexican ? null : checkInstrument(fields, method)),
    name: 'bank-transfer',
    title: strings.transferTitle,
    // The account's holder has a row.
    payee: null,
    deadline: deadlineOf(input),
    // As in the form of a bank: the account and its codes, the amount, and then the names.
    rows: [
      ...rows.slice(0, codes),
      ...(amount ? row(strings.transferExactly, money(amount, currency, strings)) : []),
      ...rows.slice(codes),
    ],
    code: text === null ? null : { kind: 'qr', text, label: strings.transferScanLabel },
    hint: text && strings.transferScan,
    guide: guide && withSteps(guide, [named === null ? null : { at: 1, text: named }]),
  };
}

function other(fields: DisplayDetails, input: BodyInput): Body {
  const { method, facts, strings } = input;
  const { amount, currency } = facts;
  const instrument = instrumentOf(fields);
  const main = mainOf(instrument, fields);
  return {
    amount,
    currency,
    warning: checkInstrument(fields, method),
    name: 'details',
    title: strings.detailsLabel,
    payee: null,
    deadline: deadlineOf(input),
    rows: [
      ...Object.entries(fields).flatMap(([field, value]) =>
        row(fieldLabel(strings, field), printed(instrument, field, value), /^[\d\s.-]+$/.test(value), field === main),
      ),
    ],
    code: null,
    hint: null,
    guide: instrumentGuide(fields, strings) ?? { steps: [], after: strings.payWithDetails },
  };
}

/** Returns the slip of `display_qr_code`. @param data the text of the code */
export function qrBody(data: string, input: BodyInput): Body {
  const { facts, strings } = input;
  const { payload, ...slip } = qrSlip(data, facts);
  const label = strings.qrCode;
  return {
    ...slip,
    name: 'qr-code',
    title: strings.qrLabel,
    payee: payload?.merchantName ?? null,
    deadline: deadlineOf(input),
    rows: [...row(label.charAt(0).toLocaleUpperCase(strings.locale) + label.slice(1), data, true, true)],
    code: { kind: 'qr', text: data, label: strings.qrLabel },
    hint: strings.qrHint,
    guide: null,
  };
}
