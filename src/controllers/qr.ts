import type { ReactiveControllerHost } from 'lit';
import { drawQr, type QrDrawing } from '../domain/qr.js';
import { PayError, toPayError } from '../errors.js';

/** The code as text and as pictures (contract section 4.5); the text is drawn where it fits. */
export interface QrSource {
  readonly data: string | null;
  /** URLs, best first. */
  readonly images: readonly string[];
}

export type QrState =
  | { readonly step: 'empty' }
  | { readonly step: 'drawing' }
  | { readonly step: 'drawn'; readonly drawing: QrDrawing }
  /** `rest`: the pictures to try when this one cannot be loaded. */
  | { readonly step: 'image'; readonly url: string; readonly rest: readonly string[] }
  | { readonly step: 'error'; readonly error: PayError };

/** Draws a code at once, or finds a picture of it. What that takes is loaded only when it is needed. */
export class QrController {
  state: QrState = { step: 'empty' };
  readonly #host: ReactiveControllerHost;
  #latest: QrSource | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  async show(source: QrSource): Promise<void> {
    this.#latest = source;
    const state = draw(source);
    this.#set(state ?? { step: 'drawing' });
    if (state) return;
    const found = await find(source.images);
    // A source that was set meanwhile is shown by its own call.
    if (source === this.#latest) this.#set(found);
  }

  /** The picture on screen could not be loaded. */
  imageFailed(): void {
    if (this.state.step === 'image') this.#set(picture(this.state.rest, 'image-failed'));
  }

  #set(state: QrState): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}

/** Null where a picture is to be found. */
function draw({ data, images }: QrSource): QrState | null {
  if (!data) return images.length ? null : { step: 'empty' };
  try {
    return { step: 'drawn', drawing: drawQr(data) };
  } catch (error) {
    return images.length ? null : { step: 'error', error: toPayError(error, 'qr-too-long') };
  }
}

async function find(images: readonly string[]): Promise<QrState> {
  const { isSafeImage } = await import('../domain/safe-image.js');
  return picture(
    images.filter((url) => isSafeImage(url, location.hostname)),
    'unsafe-url',
  );
}

function picture([url, ...rest]: readonly string[], code: 'unsafe-url' | 'image-failed'): QrState {
  return url
    ? { step: 'image', url, rest }
    : { step: 'error', error: new PayError(code, { message: 'no picture of the QR code can be shown' }) };
}
