/** Creates the action of a new payment or mandate (contract section 4.5), with realistic data. */
import { issueBoleto } from '../../src/domain/issue-boleto.js';
import { pixCode, promptPayCode, qrisCode } from '../../src/domain/issue-emv-qr.js';
import { issueTransfer } from '../../src/domain/issue-transfer.js';
import { paramError } from './errors.js';
import type { ActionKind, Terminal } from './methods.js';
import { randomDigits, type World } from './world.js';

export interface ActionInput {
  readonly id: string;
  /** The payment method. Its name gives the scheme of the app. */
  readonly method: string;
  readonly terminal: Terminal;
  /** Origin of the consumer's pages. */
  readonly origin: string;
  /** In the method's currency; empty for mandates. */
  readonly amount: string;
  readonly expires: Date;
}

/** @throws {ApiError} for an amount that the code or slip cannot hold */
export function makeAction(kind: ActionKind, world: World, input: ActionInput): object {
  try {
    return actionOf(kind, world, input);
  } catch (error) {
    throw error instanceof RangeError ? paramError('amount', error.message) : error;
  }
}

function actionOf(kind: ActionKind, world: World, input: ActionInput): object {
  const { id, method, terminal, origin, amount, expires } = input;
  const { merchant } = world;
  const sub = (type: string, fields: object) => ({ type, [type]: fields });
  const qr = (data: string) =>
    sub('display_qr_code', {
      data,
      image_url_svg: `${origin}/sandbox/qr/${id}.svg`,
      image_url_png: `${origin}/sandbox/qr/${id}.png`,
    });
  const page = sub('redirect_to_url', { url: `${origin}/sandbox/bank/${id}` });
  const app = sub('redirect_to_app', { url: `${method.replace('_', '')}-sandbox://pay?id=${id}` });
  switch (kind) {
    case 'verify_otp':
      return { type: kind };
    case 'redirect_to_url':
      return page;
    case 'redirect':
      return terminal === 'web' ? page : app;
    case 'pix':
      return qr(pixCode({ txid: id.replace(/\W|_/g, ''), amount, merchant }));
    case 'promptpay':
      return qr(promptPayCode({ amount, merchant }));
    case 'qris':
      return qr(qrisCode({ amount, merchant }));
    case 'boleto':
      return sub('display_details', issueBoleto({ amount, due: expires, free: randomDigits(world, 25) }));
    case 'voucher':
      return sub('display_details', { reference: `9300${randomDigits(world, 10)}` });
    case 'transfer':
      return sub('display_details', issueTransfer(randomDigits(world, 11), randomDigits(world, 7), merchant));
  }
}
