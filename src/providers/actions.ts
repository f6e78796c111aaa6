/** The actions of the contract (section 4.5) as adapters make them. They are parsed afterwards: see result.ts. */
import { PayError } from '../errors.js';

type Values = Readonly<Record<string, string | null | undefined>>;

const action = (type: string, fields: Values) => ({ type, [type]: fields });

/** Opens a page. The element checks the URL before it is followed. */
export const toUrl = (url: string): object => action('redirect_to_url', { url });

/** Opens an app by its link. */
export const toApp = (url: string): object => action('redirect_to_app', { url });

/** Opens a page or an app, by the scheme of its URL. */
export const toLink = (url: string): object => (/^https?:/i.test(url) ? toUrl(url) : toApp(url));

/** Shows a QR code: its text, images of it by URL, or both. */
export const qrCode = (data: string | null, png: string | null = null, svg: string | null = null): object =>
  action('display_qr_code', { data, image_url_png: png, image_url_svg: svg });

/** Shows the fields that have a value. The names of the contract come first: see docs/providers.md. */
export const details = (fields: Values): object =>
  action('display_details', Object.fromEntries(Object.entries(fields).filter(([, value]) => value)));

/** Why a step is not supported: the texts that several adapters use. */
export const NOT_CHOSEN = 'no payment method was chosen';
export const NOT_SHOWN = 'no element shows this step';

/**
 * For a step that only the provider's own software can show.
 * @param what a fixed text: data of the provider may be secret
 * @param call the provider's function that shows it
 */
export function unsupported(path: string, what: string, call: string): never {
  throw new PayError('unsupported-action', { message: `${path}: ${what}; use ${call}` });
}
