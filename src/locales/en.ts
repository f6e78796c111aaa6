import { boleto } from './en/boleto.js';
import { challenge } from './en/challenge.js';
import { checkout } from './en/checkout.js';
import { copy } from './en/copy.js';
import { core } from './en/core.js';
import { customer } from './en/customer.js';
import { details } from './en/details.js';
import { extras } from './en/extras.js';
import { facts } from './en/facts.js';
import { form } from './en/form.js';
import { methods } from './en/methods.js';
import { instruments } from './en/instruments.js';
import { otp } from './en/otp.js';
import { qr } from './en/qr.js';
import { redirectHelp } from './en/redirect-help.js';
import { redirect } from './en/redirect.js';
import { result } from './en/result.js';
import { refund } from './en/refund.js';
import { time } from './en/time.js';
import { transfer } from './en/transfer.js';
import { voucher } from './en/voucher.js';
import { wallet } from './en/wallet.js';
import { ways } from './en/ways.js';
import { payee } from './en/payee.js';
import { poll } from './en/poll.js';
import type { Strings } from './strings.js';

/** All English texts. Each element loads only its own part. */
export const en: Strings = {
  ...core,
  ...poll,
  ...result,
  ...redirect,
  ...redirectHelp,
  ...ways,
  ...challenge,
  ...otp,
  ...copy,
  ...qr,
  ...details,
  ...instruments,
  ...facts,
  ...payee,
  ...boleto,
  ...transfer,
  ...voucher,
  ...extras,
  ...time,
  ...wallet,
  ...form,
  ...customer,
  ...refund,
  ...methods,
  ...checkout,
};
