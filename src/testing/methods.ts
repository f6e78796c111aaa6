/** Payment methods of the builders, with the actions that the service would send for them. */
import type { Action } from '../contract/action.js';
import { issueBoleto } from '../domain/issue-boleto.js';
import { pixCode, promptPayCode } from '../domain/issue-emv-qr.js';
import { issueTransfer } from '../domain/issue-transfer.js';
import type { SeededRandom } from './random.js';

/** An empty object: the consumer has nothing to do, or nothing more. */
export type NoAction = Readonly<Record<string, never>>;

/** The fields of a payment that its action depends on. */
export interface ActionInput {
  readonly id: string;
  readonly random: SeededRandom;
  /** In the method's currency; empty for a mandate. */
  readonly amount: string;
  /** In milliseconds since the epoch. */
  readonly expires: number;
}

export interface PaymentMethod {
  readonly id: string;
  readonly currency: string;
  /** The default amount. */
  readonly amount: string;
  /** The time to pay. */
  readonly minutes: number;
  readonly action: (input: ActionInput) => Action | NoAction;
}

const DAY = 24 * 60;

export const qrAction = (id: string, data: string) =>
  ({
    type: 'display_qr_code',
    display_qr_code: {
      data,
      image_url_svg: `https://pay.example.com/qr/${id}.svg`,
      image_url_png: `https://pay.example.com/qr/${id}.png`,
    },
  }) as const;

export const detailsAction = <Details extends Readonly<Record<string, string>>>(display_details: Details) =>
  ({ type: 'display_details', display_details }) as const;

/** Amounts of reais have two decimals in a boleto, whatever the payment has. */
function withCents(amount: string): string {
  const [whole = '', cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

export const transferDetails = (random: SeededRandom) => issueTransfer(random.digits(11), random.digits(7));

export const boletoDetails = ({ amount, expires, random }: Omit<ActionInput, 'id'>) =>
  issueBoleto({ amount: withCents(amount), due: new Date(expires), free: random.digits(25) });

export const pageAction = (id: string) =>
  ({ type: 'redirect_to_url', redirect_to_url: { url: `https://bank.example.com/pay/${id}` } }) as const;

export const appAction = (id: string) =>
  ({ type: 'redirect_to_app', redirect_to_app: { url: `wallet://pay?id=${id}` } }) as const;

export const voucherReference = (random: SeededRandom) => ({ reference: `9300${random.digits(10)}` });

export const METHODS = {
  pix: {
    ...{ id: 'pix_br', currency: 'BRL', amount: '129.90', minutes: 60 },
    action: ({ id, amount }) => qrAction(id, pixCode({ txid: id.replace('_', ''), amount })),
  },
  promptPay: {
    ...{ id: 'promptpay_th', currency: 'THB', amount: '799.00', minutes: 15 },
    action: ({ id, amount }) => qrAction(id, promptPayCode({ amount })),
  },
  boleto: {
    ...{ id: 'boleto_br', currency: 'BRL', amount: '129.90', minutes: 3 * DAY },
    action: (input) => detailsAction(boletoDetails(input)),
  },
  transfer: {
    ...{ id: 'banktransfer_mx', currency: 'MXN', amount: '449.00', minutes: 3 * DAY },
    action: ({ random }) => detailsAction(transferDetails(random)),
  },
  voucher: {
    ...{ id: 'cashvoucher_mx', currency: 'MXN', amount: '449.00', minutes: 2 * DAY },
    action: ({ random }) => detailsAction(voucherReference(random)),
  },
  page: {
    ...{ id: 'card_ru', currency: 'RUB', amount: '2190.00', minutes: 30 },
    action: ({ id }) => pageAction(id),
  },
  app: {
    ...{ id: 'ovo_id', currency: 'IDR', amount: '389000.00', minutes: 30 },
    action: ({ id }) => appAction(id),
  },
} as const satisfies Record<string, PaymentMethod>;
