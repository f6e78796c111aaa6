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
  /** The reference of the consumer's account in an active mandate (contract section 2.2); null if the method shows none. */
  readonly account: string | null;
  /** The money in the wallet of a new mandate, in the method's currency; null if the method has no wallet. */
  readonly balance: string | null;
  /** True if `extra.payment_method_account` has the balance. */
  readonly showsBalance?: boolean;
}

const DAY = 24 * 60;
const fee = (percent: string, fixed = '0') => ({ percent, fixed });
/** A code on the page of the merchant, or else the bank's page or app. */
const code = (direct: ActionKind) => ({ direct, indirect: 'redirect' }) as const;

const BR = { country: 'BR', currency: 'BRL' };
const ID = { country: 'ID', currency: 'IDR' };
const MX = { country: 'MX', currency: 'MXN' };
const TH = { country: 'TH', currency: 'THB' };

const slip = { flow: 'direct', mandate: null, needs: [], account: null, balance: null } as const;
const wallet = { flow: 'indirect', minutes: 30, needs: [], fee: fee('2.5') } as const;
const app = { ...wallet, mandate: 'redirect' } as const;
const page = { ...wallet, payment: { indirect: 'redirect_to_url' }, mandate: 'redirect_to_url' } as const;

export const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries<Method>({
    pix_br: { ...slip, ...BR, payment: code('pix'), minutes: 60, fee: fee('0.99') },
    promptpay_th: { ...slip, ...TH, payment: code('promptpay'), minutes: 15, fee: fee('0.8', '1.00') },
    boleto_br: {
      ...slip,
      ...BR,
      payment: { direct: 'boleto' },
      minutes: 3 * DAY,
      fee: fee('0', '3.49'),
      needs: ['document', 'billing_address'],
    },
    banktransfer_mx: { ...slip, ...MX, payment: { direct: 'transfer' }, minutes: 3 * DAY, fee: fee('0', '8.00') },
    cashvoucher_mx: { ...slip, ...MX, payment: { direct: 'voucher' }, minutes: 2 * DAY, fee: fee('2.9', '3.00') },
    ewallet_cn: { ...page, country: 'CN', currency: 'CNY', account: 'con***@example.cn', balance: '5000.00' },
    ewallet_kr: { ...page, country: 'KR', currency: 'KRW', account: 'con***@example.kr', balance: '1000000' },
    card_ru: {
      ...page,
      country: 'RU',
      currency: 'RUB',
      fee: fee('3.4', '15.00'),
      account: '220012******4321',
      balance: null,
    },
    ovo_id: {
      ...app,
      ...ID,
      payment: code('qris'),
      needs: ['phone'],
      account: '+62812****7890',
      balance: '2500000.00',
    },
    ewallet_th: { ...app, ...TH, payment: code('promptpay'), account: 'Som*** J***', balance: '20000.00' },
    ewalletlite_id: { ...page, ...ID, account: null, balance: '2500000.00' },
    ewallet_id: {
      ...page,
      ...ID,
      mandate: 'verify_otp',
      account: '+6281234567890',
      balance: '250000.00',
      showsBalance: true,
    },
  }),
);

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
