import type { ReactiveControllerHost } from 'lit';
import type { drawQr, QrDrawing } from '../domain/qr.js';
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

/** Draws a code, or finds a picture of it. The encoder is loaded with the first one, the rest only when it is needed. */
export class QrController {
  state: QrState = { step: 'empty' };
  readonly #host: ReactiveControllerHost;
  #latest: QrSource | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  async show(source: QrSource): Promise<void> {
    this.#latest = source;
    this.#set({ step: source.data || source.images.length ? 'drawing' : 'empty' });
    if (this.state.step === 'empty') return;
    const state = drawAtOnce(source) ?? (await find(source));
    // A source that was set meanwhile is shown by its own call.
    if (source === this.#latest) this.#set(state);
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

/** Once it was loaded. */
let encoder: typeof drawQr | undefined;

export async function loadEncoder(): Promise<typeof drawQr> {
  return (encoder ??= (await import('../domain/qr.js')).drawQr);
}

/** What can be drawn without waiting; null for all else. */
function drawAtOnce({ data }: QrSource): QrState | null {
  try {
    return data && encoder ? { step: 'drawn', drawing: encoder(data) } : null;
  } catch {
    return null;
  }
}

async function find({ data, images }: QrSource): Promise<QrState> {
  try {
    if (data) {
      const draw = await loadEncoder();
      return { step: 'drawn', drawing: draw(data) };
    }
  } catch (error) {
    if (!images.length) return { step: 'error', error: toPayError(error, 'load-failed') };
  }
  const { isSafeUrl } = await import('../domain/safe-url.js');
  return picture(
    images.filter((url) => isSafeUrl(url, 'url')),
    'unsafe-url',
  );
}

function picture([url, ...rest]: readonly string[], code: 'unsafe-url' | 'image-failed'): QrState {
  return url
    ? { step: 'image', url, rest }
    : { step: 'error', error: new PayError(code, { message: 'no picture of the QR code can be shown' }) };
}
