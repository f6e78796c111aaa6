import { nothing, render, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { keepScreenOn } from '../../controllers/wake-lock.js';
import type { Bars } from '../../domain/barcode.js';
import type { FactStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { focusMessage } from '../focus-message.js';
import { barcodePicture, renderBarcode } from './barcode.js';
import { styles } from './till.styles.js';
import type { TillSlip } from './till-slip.js';
import { native } from '../../natives.js';

/** The layout of a barcode that fills the screen. It is upright if it is larger that way. */
export interface TillView {
  readonly upright: boolean;
  /** The width of a module in CSS pixels: a whole number of the screen's own pixels, so that all bars are sharp. */
  readonly px: number;
  /** The length of the bars, in pixels. */
  readonly height: number;
}

/** The space around the bars, which have their own quiet zone, and for the text below, in pixels. */
const MARGIN = 32;
const TEXT = 244;
/** Wider modules do not scan better. */
const MAX_PX = 4;
const GOOD_PX = 2;

/** The characters of a reference that does not fit on one line of large text. */
const LONG = 24;

interface Screen {
  /** Of the viewport, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The screen's own pixels in a CSS pixel. */
  readonly ratio: number;
}

export function tillView({ width }: Bars, { ratio, ...screen }: Screen): TillView {
  const [maxWidth, maxHeight] = [screen.width - MARGIN, screen.height - TEXT];
  const pxIn = (space: number) => Math.floor((space * ratio) / width) / ratio;
  const flatPx = pxIn(maxWidth);
  const uprightPx = pxIn(maxHeight);
  const upright = flatPx < GOOD_PX && uprightPx > flatPx;
  const px = Math.min(MAX_PX, Math.max(1, upright ? uprightPx : flatPx));
  return { upright, px, height: Math.max(80, Math.min(320, upright ? maxWidth : maxHeight)) };
}

export interface TillInput extends TillSlip {
  readonly strings: FactStrings;
}

export interface Till {
  readonly dialog: HTMLDialogElement;
  /** Announces a message in the dialog: screen readers ignore the page behind it. */
  announce(message: string): void;
}

function renderBars(bars: Bars, { barcode }: FactStrings): TemplateResult {
  const { px, height, upright } = tillView(bars, { width: innerWidth, height: innerHeight, ratio: devicePixelRatio });
  return renderBarcode(barcodePicture(bars, px, height), barcode, '', upright);
}

/** Shows a barcode on the whole screen, in white, and keeps the screen on until it is closed. */
export function openTill(root: ShadowRoot, slip: TillInput): Till {
  const { title, bars, referenceLabel, reference, amount, names, due, strings } = slip;
  const size = !bars ? 'alone' : reference.length < LONG ? 'short' : '';
  // What, how much, and the reference: the focus goes to the button, past the text.
  const label = [title, amount, `${referenceLabel} ${reference}`].filter(Boolean).join(', ');
  const container = document.createElement('div');
  root.append(container);
  adopt(root, styles);
  let announced = '';
  const draw = () => {
    render(
      html`<dialog part="till" aria-label=${label} aria-describedby="till-more">
        <p>${amount ? html`<bdi part="amount" translate="no">${amount}</bdi>` : nothing}</p>
        <div>
          ${bars ? renderBars(bars, strings) : nothing}
          <p>
            <span part="label">${referenceLabel}</span>
            <bdi part="value" class=${size} dir="ltr" translate="no">${reference}</bdi>
          </p>
        </div>
        <p id="till-more">
          ${names ? html`<bdi translate="no">${names}</bdi>` : nothing} ${due ? html`<bdi>${due}</bdi>` : nothing}
        </p>
        <div part="till-status" aria-live="polite" aria-atomic="true">${announced}</div>
        <form method="dialog"><button class="button wide" part="close">${strings.close}</button></form>
      </dialog>`,
      container,
    );
  };
  draw();
  const dialog = container.querySelector('dialog')!;
  dialog.showModal();
  const release = keepScreenOn();
  // The consumer may rotate the phone.
  native(window, 'addEventListener')('resize', draw);
  dialog.addEventListener('close', () => {
    native(window, 'removeEventListener')('resize', draw);
    release();
    container.remove();
    // The browser has moved the focus while screen readers still ignored the page behind the dialog: most say nothing then.
    const opener = root.activeElement as HTMLElement | null;
    opener?.blur();
    if (opener) requestAnimationFrame(() => opener.focus());
    // The button that opened the dialog is removed after the deadline.
    else if (root.querySelector('#status:not(:empty)')) focusMessage(root);
  });
  return {
    dialog,
    announce: (message) => {
      if (message === announced || !dialog.open) return;
      announced = message;
      draw();
    },
  };
}
