/** The payment methods of the sandbox. All rules about methods come from this table. */
import { paramError } from './errors.js';

export type Flow = 'direct' | 'indirect';
export type Terminal = 'web' | 'app';
/** `redirect` opens a web page or an app by the terminal, `redirect_to_url` always a web page. */
export type ActionKind =
  'redirect' | 'redirect_to_url' | 'verify_otp' | 'pix' | 'promptpay' | 'qris' | 'boleto' | 'transfer' | 'voucher';

export interface Method {
  readonly country: string;
  readonly currency: string;
  /** The default flow. */
  readonly flow: Flow;
  /** Action of a payment without a mandate, for each flow that the method has. */
  readonly payment: Readonly<Partial<Record<Flow, ActionKind>>>;
  /** Action of a mandate; null if the method has no mandates. */
  readonly mandate: ActionKind | null;
  /** Default time until a payment expires, in minutes. */
  readonly minutes: number;
  /** Customer fields that a payment requires (contract section 2.1). */
  readonly needs: readonly ('phone' | 'document' | 'billing_address')[];
  /** Fee of a payment, in the method's currency. */
  readonly fee: Readonly<{ percent: string; fixed: string }>;
  /** `extra.payment_method_account` of an active mandate (contract section 2.2), without the balance. */
  readonly account: Readonly<Record<string, string | null>> | null;
  /** The money in the wallet of a new mandate, in the method's currency; null if the method has no wallet. */
  readonly balance: string | null;
  /** True if `extra.payment_method_account` has the balance. */
  readonly showsBalance?: boolean;
}

const DAY = 24 * 60;
const slip = { flow: 'direct', mandate: null, needs: [], account: null, balance: null } as const;
const wallet = { flow: 'indirect', minutes: 30, needs: [], fee: { percent: '2.5', fixed: '0' } } as const;

export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    'pix_br',
    {
      ...slip,
      country: 'BR',
      currency: 'BRL',
      payment: { direct: 'pix', indirect: 'redirect' },
      minutes: 60,
      fee: { percent: '0.99', fixed: '0' },
    },
  ],
  [
    'promptpay_th',
    {
      ...slip,
      country: 'TH',
      currency: 'THB',
      payment: { direct: 'promptpay', indirect: 'redirect' },
      minutes: 15,
      fee: { percent: '0.8', fixed: '1.00' },
    },
  ],
  [
    'boleto_br',
    {
      ...slip,
      country: 'BR',
      currency: 'BRL',
      payment: { direct: 'boleto' },
      minutes: 3 * DAY,
      fee: { percent: '0', fixed: '3.49' },
      needs: ['document', 'billing_address'],
    },
  ],
  [
    'banktransfer_mx',
    {
      ...slip,
      country: 'MX',
      currency: 'MXN',
      payment: { direct: 'transfer' },
      minutes: 3 * DAY,
      fee: { percent: '0', fixed: '8.00' },
    },
  ],
  [
    'cashvoucher_mx',
    {
      ...slip,
      country: 'MX',
      currency: 'MXN',
      payment: { direct: 'voucher' },
      minutes: 2 * DAY,
      fee: { percent: '2.9', fixed: '3.00' },
    },
  ],
  [
    'ewallet_cn',
    {
      ...wallet,
      country: 'CN',
      currency: 'CNY',
      payment: { indirect: 'redirect_to_url' },
      mandate: 'redirect_to_url',
      account: { reference: 'con***@example.cn' },
      balance: '5000.00',
    },
  ],
  [
    'ewallet_kr',
    {
      ...wallet,
      country: 'KR',
      currency: 'KRW',
      payment: { indirect: 'redirect_to_url' },
      mandate: 'redirect_to_url',
      account: { reference: 'con***@example.kr' },
      balance: '1000000',
    },
  ],
  [
    'card_ru',
    {
      ...wallet,
      country: 'RU',
      currency: 'RUB',
      payment: { indirect: 'redirect_to_url' },
      mandate: 'redirect_to_url',
      fee: { percent: '3.4', fixed: '15.00' },
      account: { reference: '220012******4321' },
      balance: null,
    },
  ],
  [
    'ovo_id',
    {
      ...wallet,
      country: 'ID',
      currency: 'IDR',
      payment: { direct: 'qris', indirect: 'redirect' },
      mandate: 'redirect',
      needs: ['phone'],
      account: { reference: '+62812****7890' },
      balance: '2500000.00',
    },
  ],
  [
    'ewallet_th',
    {
      ...wallet,
      country: 'TH',
      currency: 'THB',
      payment: { direct: 'promptpay', indirect: 'redirect' },
      mandate: 'redirect',
      account: { reference: 'Som*** J***' },
      balance: '20000.00',
    },
  ],
  [
    // This wallet gives no details of the consumer's account.
    'ewalletlite_id',
    {
      ...wallet,
      country: 'ID',
      currency: 'IDR',
      payment: { indirect: 'redirect_to_url' },
      mandate: 'redirect_to_url',
      account: null,
      balance: '2500000.00',
    },
  ],
  [
    'ewallet_id',
    {
      ...wallet,
      country: 'ID',
      currency: 'IDR',
      payment: { indirect: 'redirect_to_url' },
      mandate: 'verify_otp',
      account: { reference: '+6281234567890' },
      balance: '250000.00',
      showsBalance: true,
    },
  ],
]);

/** @throws {ApiError} if the method is not in the table */
export function methodOf(name: string): Method {
  const method = METHODS.get(name);
  if (!method)
    throw paramError('payment_method', `${name} is not supported; expected one of ${[...METHODS.keys()].join(', ')}`);
  return method;
}

/**
 * Checks the requested flow and terminal type (contract section 4.5).
 * @throws {ApiError} if the method lacks the flow, or a terminal type is passed with a direct flow
 */
export function routeOf(
  { flow: standard, payment }: Method,
  flow: Flow = standard,
  terminal?: Terminal,
): { kind: ActionKind; terminal: Terminal } {
  const kind = payment[flow];
  if (!kind) throw paramError('flow', `this payment method has only the ${standard} flow`);
  if (terminal && flow === 'direct') throw paramError('terminal_type', 'is only passed with the indirect flow');
  return { kind, terminal: terminal ?? 'app' };
}
