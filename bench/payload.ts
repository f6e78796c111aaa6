/** The payments that all contestants show. Each number has a code, slip or account of its own, of the same length. */
import { mod10, mod11 } from '../src/domain/check-digits.js';
import { clabeControlDigit } from '../src/domain/clabe.js';
import { crc16 } from '../src/domain/crc16.js';
import type { Payment, Resource } from './resource.js';
import type { StepName } from './steps.js';

const padded = (number: number, length: number) => String(number).padStart(length, '0');

/** A Pix code of Brazil's central bank, from its manual, with a transaction of its own. */
export function pixCode(number: number): string {
  const code =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
    `5913Fulano de Tal6008BRASILIA62120508PAY${padded(number, 5)}6304`;
  return code + crc16(code);
}

/** A boleto over BRL 10.50. */
export function boleto(number: number): { code: string; number: string } {
  const [bank, value] = ['3419', '80090000001050'];
  const free = `10179${padded(number, 10)}4832938267`.padEnd(25, '0');
  const check = mod11(bank + value + free);
  const fields = [bank + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return {
    code: bank + check + value + free,
    number: fields.map((field) => field + mod10(field)).join('') + check + value,
  };
}

/** An even number of digits, since Adyen uses Code 128 C. */
const voucher = (number: number) => ({ reference: `980000${padded(number, 8)}` });

function transfer(number: number): Record<string, string> {
  const account = `646180157${padded(number, 8)}`;
  return {
    country: 'MX',
    currency: 'MXN',
    bank_name: 'STP',
    bank_code: '646',
    bank_branch_name: 'Ciudad de México',
    bank_branch_code: '180',
    account_holder_name: 'Comercio Ejemplo SA de CV',
    account_number: account + clabeControlDigit(account),
    reference: padded(number, 7),
  };
}

/** Every payment of a run ends at the same time. */
const STARTED = Date.now();
const DAY_MS = 86_400_000;

const id = (kind: 'pm' | 'mdt', step: StepName, number: number) => `${kind}_${step}_${number}`;

function payment(
  step: StepName,
  number: number,
  payment_method: string,
  currency: string,
  amount: string,
  action: object,
) {
  return {
    id: id('pm', step, number),
    object: 'payment',
    livemode: false,
    payment_method,
    terminal_type: 'web',
    time_created: new Date(STARTED).toISOString(),
    time_paid: null,
    time_expired: new Date(STARTED + DAY_MS).toISOString(),
    reference: null,
    source: 'normal',
    source_id: null,
    customer_id: null,
    currency,
    currency_local: currency,
    amount,
    amount_paid: null,
    amount_refunded: null,
    amount_local_paid: null,
    amount_local_refunded: null,
    failure_message: null,
    failure_code: null,
    gateway_transaction_id: null,
    status: 'created',
    paid: false,
    description: null,
    action,
    metadata: {},
    extra: {},
  } as Payment;
}

const details = (display_details: object) => ({ type: 'display_details', display_details });

const RESOURCES: Record<StepName, (number: number) => Resource> = {
  qr: (number) =>
    payment('qr', number, 'pix_br', 'BRL', '10.50', {
      type: 'display_qr_code',
      display_qr_code: { data: pixCode(number), image_url_svg: null, image_url_png: null },
    }),
  boleto: (number) => payment('boleto', number, 'boleto_br', 'BRL', '10.50', details(boleto(number))),
  voucher: (number) => payment('voucher', number, 'cashvoucher_mx', 'MXN', '250.00', details(voucher(number))),
  transfer: (number) => payment('transfer', number, 'banktransfer_mx', 'MXN', '250.00', details(transfer(number))),
  otp: (number) =>
    ({
      id: id('mdt', 'otp', number),
      object: 'mandate',
      payment_method: 'ewallet_id',
      terminal_type: 'web',
      gateway_transaction_id: 'gw_1',
      customer_id: 'cst_1',
      status: 'pending',
      time_signed: null,
      time_created: new Date(STARTED).toISOString(),
      failure_message: null,
      failure_code: null,
      extra: {},
      action: { type: 'verify_otp' },
    }) as Resource,
};

export const resourceOf = (step: StepName, number: number): Resource => RESOURCES[step](number);
