/** The `action` of payments and mandates (contract section 4.5): the consumer's next step. */
import { PayError } from '../errors.js';
import { details, type DisplayDetails } from './details.js';
import { registeredSteps } from './registered-steps.js';
import { fail, fields, list, object, optional, own, read, text, unused, type Reader } from './read.js';

export interface RedirectToUrlAction {
  readonly type: 'redirect_to_url';
  readonly redirect_to_url: { readonly url: string };
}

export interface RedirectToAppAction {
  readonly type: 'redirect_to_app';
  readonly redirect_to_app: { readonly url: string };
}

export interface VerifyOtpAction {
  readonly type: 'verify_otp';
}

/** At least one of the three is set. `data` is the text of the QR code; the URLs are images of it. */
export interface QrCode {
  readonly data: string | null;
  readonly image_url_svg: string | null;
  readonly image_url_png: string | null;
}

export interface DisplayQrCodeAction {
  readonly type: 'display_qr_code';
  readonly display_qr_code: QrCode;
}

export interface DisplayDetailsAction {
  readonly type: 'display_details';
  readonly display_details: DisplayDetails;
}

/** A challenge of 3-D Secure, by which a bank makes sure that the consumer is the owner of the card. */
export interface Challenge {
  readonly url: string;
  /** EMVCo's challenge request, which is posted to the URL as the field `creq` of a form. Null if the URL is only opened. */
  readonly creq: string | null;
  /** Hosts, each with its subdomains: the bank returns the consumer to a page of theirs, in the frame. Null if unknown. */
  readonly return_hosts: readonly string[] | null;
}

/** An extension of the contract, which services without it never meet. */
export interface ShowChallengeAction {
  readonly type: 'show_challenge';
  readonly show_challenge: Challenge;
}

/** The actions by their type. TypeScript lets a shop declare its own here: see docs/own-step.md. */
export interface Actions {
  redirect_to_url: RedirectToUrlAction;
  redirect_to_app: RedirectToAppAction;
  verify_otp: VerifyOtpAction;
  display_qr_code: DisplayQrCodeAction;
  display_details: DisplayDetailsAction;
  show_challenge: ShowChallengeAction;
}

type AnyAction = Actions[keyof Actions];

/** One of several ways to take a step. */
export type Alternative = AnyAction & {
  /** The method, if it is another one than that of the payment: a boleto may have a Pix code. */
  readonly payment_method?: string;
};

/** The consumer's next step. */
export type Action = AnyAction & {
  /**
   * An extension of the contract, which services without it never meet: other ways to take the step, the best one first. A payment by
   * GoPay has the link to its app and a QR code. Absent if there are none.
   */
  readonly alternatives?: readonly Alternative[];
};

export type ActionType = Action['type'];

export interface ParseOptions {
  /** Types of actions that the contract does not have. Their fields stay as received. */
  readonly actions?: readonly string[];
}

const filled: Reader<string> = (value, path) => text(value, path) || fail(path, 'expected a URL');

const link = fields<{ url: string }>({ url: filled });

const imagesOrData = fields<QrCode>({
  data: optional(text),
  image_url_svg: optional(text),
  image_url_png: optional(text),
});

const qrCode: Reader<QrCode> = (value, path) => {
  const code = imagesOrData(value, path);
  return code.data || code.image_url_svg || code.image_url_png ? code : fail(`${path}.data`, 'expected string');
};

/** More than any service has. */
const MAX_HOSTS = 16;

const challenge = fields<Challenge>({
  url: filled,
  creq: optional(text),
  return_hosts: unused(list(text, MAX_HOSTS)),
});

/** More than any service offers. */
const MAX_ALTERNATIVES = 8;

/** Reads one of the other ways. */
const alternative =
  (paymentMethod: string | null, options: ParseOptions): Reader<Alternative> =>
  (value, path) => {
    const method = optional(text)(own(object(value, path), 'payment_method', path), `${path}.payment_method`);
    const way = oneWay(method ?? paymentMethod, options)(value, path);
    return method ? { ...way, payment_method: method } : way;
  };

/** Reads the other ways. One that cannot be read is left out, because the others can still be taken. */
const alternativesOf = (reader: Reader<Alternative>) =>
  unused((value, path) => list(unused(reader), MAX_ALTERNATIVES)(value, path).filter((one) => one !== null));

/**
 * Returns a reader for actions; `paymentMethod` (null if unknown) decides how `display_details` is read.
 * @param options known types besides those of the contract, and those of the steps that the page has registered
 */
export function action(paymentMethod: string | null, options: ParseOptions = {}): Reader<Action> {
  const way = oneWay(paymentMethod, options);
  const others = alternativesOf(alternative(paymentMethod, options));
  return (value, path) => {
    const alternatives = others(own(object(value, path), 'alternatives', path), `${path}.alternatives`);
    return { ...way(value, path), ...(alternatives?.length && { alternatives }) };
  };
}

function oneWay(paymentMethod: string | null, { actions = [] }: ParseOptions): Reader<AnyAction> {
  return (value, path) => {
    const source = object(value, path);
    const type = text(own(source, 'type', path), `${path}.type`);
    const sub = <T>(reader: Reader<T>) => reader(own(source, type, path), `${path}.${type}`);
    switch (type as ActionType) {
      case 'redirect_to_url':
        return { type: 'redirect_to_url', redirect_to_url: sub(link) };
      case 'redirect_to_app':
        return { type: 'redirect_to_app', redirect_to_app: sub(link) };
      case 'verify_otp':
        return { type: 'verify_otp' };
      case 'display_qr_code':
        return { type: 'display_qr_code', display_qr_code: sub(qrCode) };
      case 'display_details':
        return { type: 'display_details', display_details: sub(details(paymentMethod)) };
      case 'show_challenge':
        return { type: 'show_challenge', show_challenge: sub(challenge) };
    }
    // Only the shop's own code reads the fields of such an action.
    if (actions.includes(type) || registeredSteps().some((step) => step.type === type))
      return JSON.parse(JSON.stringify({ [type]: own(source, type, path), type })) as AnyAction;
    throw new PayError('unsupported-action', { message: `${path}.type: unknown type` });
  };
}

/**
 * Parses an action from JSON.
 * @param paymentMethod for example `boleto_br`; null or absent if unknown
 * @throws {PayError} `invalid-input` with the path of the first invalid field, or `unsupported-action`
 */
export function parseAction(value: unknown, paymentMethod: string | null = null, options?: ParseOptions): Action {
  return read(action(paymentMethod, options), value, 'action');
}
