import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PaySettings } from '../context.js';
import { drawQr, type QrDrawing } from '../domain/qr.js';
import { PayError, toPayError } from '../errors.js';
import { isServer } from './is-server.js';
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
export class QrController implements ReactiveController {
  state: QrState = { step: 'empty' };
  readonly #host: ReactiveControllerHost;
  readonly #check;
  /** The images that wait for the check; null without any. */
  #images: readonly string[] | null = null;
  readonly #settings: () => PaySettings;
  #cancelTimer = () => {};
  /** True once the image of the state is on screen. */
  #isLoaded = false;

  constructor(host: LazyHost, settings: () => PaySettings) {
    this.#host = host;
    this.#settings = settings;
    host.addController(this);
    this.#check = lazyPart(
      host,
      () => settings().clock,
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

  imageLoaded(): void {
    this.#cancelTimer();
    this.#isLoaded = true;
  }

  hostConnected(): void {
    this.#wait();
  }

  hostDisconnected(): void {
    this.#cancelTimer();
  }

  /** An image that neither loads nor fails has as long as a request. */
  #wait(): void {
    this.#cancelTimer();
    if (isServer) return;
    const { clock, timeout } = this.#settings();
    if (this.state.step === 'image' && !this.#isLoaded) {
      this.#cancelTimer = clock.after(timeout, () => this.imageFailed());
    }
  }

  #set(state: QrState): void {
    this.state = state;
    this.#isLoaded = false;
    this.#wait();
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
