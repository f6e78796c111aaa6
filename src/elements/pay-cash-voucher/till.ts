import { nothing, render } from 'lit';
import { html } from '../html.js';
import { keepScreenOn } from '../../controllers/wake-lock.js';
import type { Bars } from '../../domain/barcode.js';
import type { VoucherStrings, FactStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { barcodePicture, renderBarcode } from '../slip/barcode.js';
import { styles } from './till.styles.js';

/** How a barcode is shown that fills a screen: upright where it is larger so. */
export interface TillView {
  readonly upright: boolean;
  /** Whole pixels of a module. */
  readonly px: number;
  /** Length of the bars in pixels. */
  readonly height: number;
}

/** Room around the bars and for the words below, in pixels. */
const MARGIN = 48;
const WORDS = 210;
/** Bars that are wider do not scan better. */
const MAX_PX = 4;
const GOOD_PX = 2;

/** @param screen of the viewport, in pixels */
export function tillView({ width }: Bars, screen: { readonly width: number; readonly height: number }): TillView {
  const [across, down] = [screen.width - MARGIN, screen.height - WORDS];
  const flat = Math.floor(across / width);
  const standing = Math.floor(down / width);
  const upright = flat < GOOD_PX && standing > flat;
  const px = Math.min(MAX_PX, Math.max(1, upright ? standing : flat));
  return { upright, px, height: Math.max(80, Math.min(240, upright ? across : down)) };
}

export interface TillInput {
  readonly bars: Bars;
  readonly reference: string;
  readonly amount: string | null;
  readonly strings: VoucherStrings & FactStrings;
}

export interface Till {
  readonly dialog: HTMLDialogElement;
  /** What is announced: behind a dialog nothing is heard. */
  say(message: string): void;
}

/** Fills the screen with a voucher, in white, and keeps it awake until it is closed. */
export function openTill(root: ShadowRoot, { bars, reference, amount, strings }: TillInput): Till {
  const place = document.createElement('div');
  root.append(place);
  adopt(root, styles);
  let said = '';
  const draw = () => {
    const { px, height, upright } = tillView(bars, { width: innerWidth, height: innerHeight });
    render(
      html`<dialog part="till" aria-label=${strings.voucherShow}>
        ${renderBarcode(barcodePicture(bars, px, height), strings.barcode, '', upright ? 'upright' : 'flat')}
        <p>
          <bdi part="value" dir="ltr">${reference}</bdi>
          ${amount ? html`<br /><bdi>${amount}</bdi>` : nothing}
        </p>
        <p part="till-status" role="status">${said}</p>
        <form method="dialog"><button class="button" part="close">${strings.voucherClose}</button></form>
      </dialog>`,
      place,
    );
  };
  draw();
  const dialog = place.querySelector('dialog')!;
  dialog.showModal();
  const release = keepScreenOn();
  // A phone may be turned.
  addEventListener('resize', draw);
  dialog.addEventListener('close', () => {
    removeEventListener('resize', draw);
    release();
    place.remove();
    // The button that opened it may be gone, when the time has run out.
    if (!root.activeElement) root.querySelector<HTMLElement>('[role=status]:not(:empty)')?.focus();
  });
  return {
    dialog,
    say: (message) => {
      if (message === said || !dialog.open) return;
      said = message;
      draw();
    },
  };
}
