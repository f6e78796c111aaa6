import { nothing, render, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { emailSlip, fetchPdf } from '../../client/slip-routes.js';
import type { Backend } from '../../client/request.js';
import { isHandheld } from '../../controllers/device.js';
import { printSlip } from '../../controllers/print.js';
import { randomId } from '../../controllers/random-id.js';
import { pngFile, save, svgFile, type Picture } from '../../controllers/save.js';
import { canShare, share } from '../../controllers/share.js';
import { inWebview } from '../../controllers/webview.js';
import { calendarFile } from '../../domain/calendar.js';
import { formatMoment } from '../../domain/moment.js';
import { PaySavedEvent } from '../../events/saved.js';
import { PaySharedEvent } from '../../events/shared.js';
import type { CoreStrings, ExtraStrings } from '../../locales/strings.js';
import { icon } from '../icons.js';
import { renderFacts, type Fact } from './facts.js';

export const CALENDAR = 'M4 6h16v15H4zm0 4.5h16M8 3v5m8-5v5';
export const MAIL = 'M3 6h18v13H3zm0 1 9 7 9-7';
export const PRINT = 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z';
export const SAVE = 'M12 4v11m-5-4.5 5 5 5-5M4 20h16';
export const SHARE = 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9';

/** The content of a step that can be printed, saved and shared. */
export interface Takeaway {
  /** The name of files, without the extension. */
  readonly name: string;
  readonly title: string;
  /** The whole slip as text, one value a line. */
  readonly text: string;
  readonly picture: Picture | null;
  /** The due date as `yyyy-mm-dd`, or the deadline in milliseconds since the epoch. Null without a deadline. */
  readonly due: string | number | null;
}

/** Facts that are only printed, because the page around the slip is not. */
export interface Paper {
  /** Formatted. */
  readonly amount: string | null;
  /** The merchant's. */
  readonly reference: string | null;
  /** Milliseconds since the epoch. */
  readonly created: number | null;
}

/** The routes of the merchant's backend that make slips, empty where there is none. */
export interface SlipRoutes {
  readonly pdfUrl: string;
  readonly emailUrl: string;
  readonly backend: Backend;
}

export interface ToolsHost {
  readonly host: LitElement;
  readonly announce: AnnounceController;
  readonly strings: CoreStrings & ExtraStrings;
  readonly now: () => number;
  /** Null for a receipt. */
  readonly routes: SlipRoutes | null;
}

const DAY_MS = 86_400_000;
const PDF = 'application/pdf';

/**
 * Buttons to print, save and share a slip. A button is left out where it cannot work.
 * @param saves false if the solid button of the step saves the image
 */
export function tools(context: ToolsHost, takeaway: Takeaway, paper: Paper, saves = true): TemplateResult[] {
  const { strings, routes } = context;
  const { due, name } = takeaway;
  const picture = takeaway.picture && enlarge(takeaway.picture);
  const files = !inWebview();
  const hasFile = files && picture !== null;
  const hasPdf = files && Boolean(routes?.pdfUrl);
  // Pictures for print are for computers. A PDF is better for the same purpose.
  const hasSvg = hasFile && !hasPdf && !isHandheld();
  const buttons: [boolean, string, string, string, () => unknown][] = [
    [canShare(), SHARE, 'share', strings.share, () => shareSlip(context, { ...takeaway, picture })],
    [files, PRINT, 'print', strings.print, () => print(context, takeaway.title, paper)],
    [hasFile && saves, SAVE, 'save-png', strings.savePng, () => saveFile(context, () => pngFile(picture!, name))],
    [hasPdf, SAVE, 'save-pdf', strings.savePdf, () => savePdf(context, name)],
    [Boolean(routes?.emailUrl), MAIL, 'email', strings.emailSlip, () => email(context)],
    [hasSvg, SAVE, 'save-svg', strings.saveSvg, () => saveFile(context, () => svgFile(picture!, name))],
    [
      files && isFarOff(due, context.now()),
      CALENDAR,
      'calendar',
      strings.addToCalendar,
      () => saveFile(context, () => calendar(context, takeaway)),
    ],
  ];
  return buttons
    .filter(([shown]) => shown)
    .map(
      ([, mark, part, label, act]) =>
        html`<button class="button text" part=${part} type="button" @click=${act}>${icon(mark)}${label}</button>`,
    );
}

/** The solid button of a step whose picture the consumer's app reads from the gallery. */
export function saveButton(
  context: ToolsHost,
  { picture, name }: Pick<Takeaway, 'picture' | 'name'>,
  quiet: boolean,
): TemplateResult | typeof nothing {
  if (!picture || inWebview()) return nothing;
  return html`<button
    class="button wide ${quiet ? 'quiet' : ''}"
    part="save-png"
    type="button"
    @click=${() => saveFile(context, () => pngFile(enlarge(picture), name))}
  >
    ${icon(SAVE)}${context.strings.savePng}
  </button>`;
}

/** Saved pictures are larger, because a module may be one pixel on screen. */
const SCALE = 4;

function enlarge(picture: Picture): Picture {
  return { ...picture, width: picture.width * SCALE, height: picture.height * SCALE };
}

/** Returns true if the deadline is more than a day away, so that a calendar helps. A due date lasts until its end. */
function isFarOff(due: Takeaway['due'], now: number): boolean {
  return due !== null && (typeof due === 'number' ? due - DAY_MS : Date.parse(due)) > now;
}

function print({ host, strings }: ToolsHost, title: string, { amount, reference, created }: Paper): void {
  // In `<pay-action>`, the logo is in its slot.
  const around = host.getRootNode();
  const owner = around instanceof ShadowRoot ? around.host : host;
  const logo = owner.querySelector(':scope > [slot=logo]');
  const head = document.createElement('div');
  head.setAttribute('part', 'slip');
  const { locale } = strings;
  const facts: Fact[] = [
    [strings.amount, amount, 'amount'],
    [strings.slipReference, reference, 'reference'],
    [strings.slipIssued, created === null ? null : formatMoment(created, locale), 'issued'],
  ];
  render(
    html`<p part="title">${title}</p>
      ${renderFacts(facts)}`,
    head,
  );
  printSlip(host.renderRoot.querySelector('[part=slip]')!, logo ? [logo, head] : [head]);
}

async function saveFile({ host, announce, strings }: ToolsHost, make: () => File | Promise<File>): Promise<void> {
  try {
    const file = await make();
    save(file);
    host.dispatchEvent(new PaySavedEvent(file.name));
    await announce.announce(() => strings.saved(file.name));
  } catch {
    await announce.announce(() => strings.saveFailed);
  }
}

function savePdf(context: ToolsHost, name: string): Promise<void> {
  const { backend, pdfUrl } = context.routes!;
  return saveFile(context, async () => new File([await fetchPdf(backend, pdfUrl)], `${name}.pdf`, { type: PDF }));
}

/** The elements whose e-mail is being sent: a second press must not send another one. */
const sending = new WeakSet<LitElement>();

async function email({ host, announce, strings, routes }: ToolsHost): Promise<void> {
  if (sending.has(host)) return;
  sending.add(host);
  try {
    const { backend, emailUrl } = routes!;
    await emailSlip(backend, emailUrl, strings.locale);
    await announce.announce(() => strings.emailSent);
  } catch {
    await announce.announce(() => strings.emailFailed);
  } finally {
    sending.delete(host);
  }
}

async function shareSlip({ host, announce, strings }: ToolsHost, slip: Takeaway): Promise<void> {
  try {
    const shared = await share(
      slip.title,
      slip.text,
      slip.picture && (await pngFile(slip.picture, slip.name).catch(() => null)),
    );
    if (shared) host.dispatchEvent(new PaySharedEvent(shared.files));
  } catch {
    await announce.announce(() => strings.shareFailed);
  }
}

function calendar({ now }: ToolsHost, { name, title, text, due }: Takeaway): File {
  const uid = `${randomId()}@pay-elements`;
  const file = calendarFile({ uid, stamp: now(), at: due!, summary: title, description: text });
  return new File([file], `${name}.ics`, { type: 'text/calendar' });
}
