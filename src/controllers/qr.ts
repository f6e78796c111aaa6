import type { ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import { drawQr, type QrDrawing } from '../domain/qr.js';
import { PayError, toPayError } from '../errors.js';
import { lazyPart, type LazyHost } from './lazy-part.js';

/** The code as text and as images (contract section 4.5). The text is drawn if it fits into a QR code. */
export interface QrSource {
  readonly data: string | null;
  /** URLs, best first. */
  readonly images: readonly string[];
}

export type QrState =
  | { readonly step: 'empty' }
  | { readonly step: 'drawing' }
  | { readonly step: 'drawn'; readonly drawing: QrDrawing }
  /** `rest`: the images to try if this one cannot be loaded. */
  | { readonly step: 'image'; readonly url: string; readonly rest: readonly string[] }
  | { readonly step: 'error'; readonly error: PayError };

/** Draws a code, or selects an image of it. The check of images is lazy-loaded. */
export class QrController {
  state: QrState = { step: 'empty' };
  readonly #host: ReactiveControllerHost;
  readonly #check;
  /** The images that wait for the check; null without any. */
  #images: readonly string[] | null = null;

  constructor(host: LazyHost, clock: () => Clock) {
    this.#host = host;
    this.#check = lazyPart(
      host,
      clock,
      () => import('../domain/safe-image.js'),
      () => this.#find(),
      (error) => this.#images && this.#set({ step: 'error', error }),
    );
  }

  show(source: QrSource): void {
    const state = draw(source);
    this.#images = state ? null : source.images;
    this.#set(state ?? { step: 'drawing' });
    this.#find();
  }

  #find(): void {
    const { module } = this.#check;
    const images = this.#images;
    if (!images) return;
    if (!module) return void this.#check.load();
    const safe = images.filter((url) => module.isSafeImage(url, location));
    this.#images = null;
    this.#set(picture(safe, 'unsafe-url'));
  }

  /** Tries the next image, because the one on screen could not be loaded. */
  imageFailed(): void {
    if (this.state.step === 'image') this.#set(picture(this.state.rest, 'image-failed'));
  }

  #set(state: QrState): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}

/** Returns null if an image is needed. */
function draw({ data, images }: QrSource): QrState | null {
  if (!data) return images.length ? null : { step: 'empty' };
  try {
    return { step: 'drawn', drawing: drawQr(data) };
  } catch (error) {
    return images.length ? null : { step: 'error', error: toPayError(error, 'qr-too-long') };
  }
}

function picture([url, ...rest]: readonly string[], code: 'unsafe-url' | 'image-failed'): QrState {
  return url
    ? { step: 'image', url, rest }
    : { step: 'error', error: new PayError(code, { message: 'no picture of the QR code can be shown' }) };
}
