import { render, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Clock } from '../../context.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { emailSlip, fetchPdf } from '../../client/slip-routes.js';
import type { Backend } from '../../client/request.js';
import { isHandheld } from '../../controllers/device.js';
import { canPrint, printSlip } from '../../controllers/print.js';
import { randomId } from '../../controllers/random-id.js';
import { pngFile, save, svgFile, type Picture } from '../../controllers/save.js';
import { canShare, share } from '../../controllers/share.js';
import { within } from '../../controllers/time-limit.js';
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
  readonly clock: Clock;
  /** Null for a receipt. */
  readonly routes: SlipRoutes | null;
}

const DAY_MS = 86_400_000;
const PDF = 'application/pdf';

interface Tool {
  /** False where it cannot work. */
  readonly shown: boolean;
  readonly mark: string;
  readonly part: string;
  readonly label: string;
  /** Announced if `act` throws. */
  readonly failed: string;
  /** @returns what to announce; null for nothing */
  readonly act: () => string | null | Promise<string | null>;
}

/**
 * Buttons to print, save and share a slip. A button is left out where it cannot work.
 * @param saves false if the solid button of the step saves the image
 */
export function tools(context: ToolsHost, takeaway: Takeaway, paper: Paper, saves = true): TemplateResult[] {
  const { strings, routes } = context;
  const { saveFailed } = strings;
  const { due, name } = takeaway;
  const picture = takeaway.picture && enlarge(takeaway.picture);
  const files = !inWebview();
  const hasFile = files && picture !== null;
  const hasPdf = files && Boolean(routes?.pdfUrl);
  const all: Tool[] = [
    {
      ...{ shown: canShare(), mark: SHARE, part: 'share', label: strings.share, failed: strings.shareFailed },
      act: () => shareSlip(context, { ...takeaway, picture }),
    },
    {
      ...{ shown: canPrint(), mark: PRINT, part: 'print', label: strings.print, failed: strings.printFailed },
      act: () => printPaper(context, takeaway.title, paper),
    },
    { ...pngTool(context, takeaway), shown: hasFile && saves },
    {
      ...{ shown: hasPdf, mark: SAVE, part: 'save-pdf', label: strings.savePdf, failed: saveFailed },
      act: () => savePdf(context, name),
    },
    {
      ...{
        shown: Boolean(routes?.emailUrl),
        mark: MAIL,
        part: 'email',
        label: strings.emailSlip,
        failed: strings.emailFailed,
      },
      act: () => email(context),
    },
    {
      // Pictures for print are for computers. A PDF is better for the same purpose.
      ...{ shown: hasFile && !hasPdf && !isHandheld(), mark: SAVE, part: 'save-svg', label: strings.saveSvg },
      failed: saveFailed,
      act: () => saveFile(context, svgFile(picture!, name)),
    },
    {
      ...{
        shown: files && isFarOff(due, context.clock.now()),
        mark: CALENDAR,
        part: 'calendar',
        label: strings.addToCalendar,
      },
      failed: saveFailed,
      act: () => saveFile(context, calendar(context, takeaway)),
    },
  ];
  return all.filter(({ shown }) => shown).map((tool) => toolButton(context, tool, 'text'));
}

/** The tools that are under way, by element. A second press must not print, save or send the same again. */
const underWay = new WeakMap<LitElement, Set<string>>();

async function press(
  { detail }: MouseEvent,
  { host, announce, routes }: ToolsHost,
  { part, failed, act }: Tool,
): Promise<void> {
  const busy = underWay.get(host) ?? new Set();
  underWay.set(host, busy);
  // Another payment has routes of its own.
  const task = [part, routes?.pdfUrl, routes?.emailUrl].join(' ');
  // The second press of a double click, or one while it is under way.
  if (detail > 1 || busy.has(task)) return;
  // A sheet for sharing may be open for any time, or for ever: `share` knows when another press is meant.
  if (part !== 'share') busy.add(task);
  const isCurrent = announce.start();
  let text: string | null;
  try {
    text = await act();
  } catch {
    text = failed;
  }
  busy.delete(task);
  if (text && isCurrent()) await announce.announce(() => text);
}

function toolButton(context: ToolsHost, tool: Tool, kind: string): TemplateResult {
  return html`<button
    class="button ${kind}"
    part=${tool.part}
    type="button"
    @click=${(event: MouseEvent) => press(event, context, tool)}
  >
    ${icon(tool.mark)}${tool.label}
  </button>`;
}

function pngTool(context: ToolsHost, { picture, name }: Pick<Takeaway, 'picture' | 'name'>): Tool {
  const { savePng, saveFailed } = context.strings;
  return {
    ...{ shown: true, mark: SAVE, part: 'save-png', label: savePng, failed: saveFailed },
    act: () => saveFile(context, pngFile(enlarge(picture!), name)),
  };
}

/** The solid button of a step whose picture the consumer's app reads from the gallery. */
export function saveButton(context: ToolsHost, takeaway: Takeaway, quiet: boolean): TemplateResult {
  return toolButton(context, pngTool(context, takeaway), quiet ? 'wide quiet' : 'wide');
}

/** Saved pictures are larger, because a module may be one pixel on screen. */
const SCALE = 4;

export function enlarge(picture: Picture): Picture {
  return { ...picture, width: picture.width * SCALE, height: picture.height * SCALE };
}

/** Returns true if the deadline is more than a day away, so that a calendar helps. A due date lasts until its end. */
function isFarOff(due: Takeaway['due'], now: number): boolean {
  return due !== null && (typeof due === 'number' ? due - DAY_MS : Date.parse(due)) > now;
}

function printPaper({ host, strings }: ToolsHost, title: string, { amount, reference, created }: Paper): null {
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
  return null;
}

function saveFile({ host, strings }: ToolsHost, file: File): string {
  save(file);
  host.dispatchEvent(new PaySavedEvent(file.name));
  return strings.saved(file.name);
}

async function savePdf(context: ToolsHost, name: string): Promise<string> {
  const { backend, pdfUrl } = context.routes!;
  // A page's own fetch may ignore its signal.
  const body = await within(context.clock, backend.timeout, () => fetchPdf(backend, pdfUrl));
  return saveFile(context, new File([body], `${name}.pdf`, { type: PDF }));
}

async function email({ strings, routes }: ToolsHost): Promise<string> {
  const { backend, emailUrl } = routes!;
  await emailSlip(backend, emailUrl, strings.locale);
  return strings.emailSent;
}

async function shareSlip({ host, clock }: ToolsHost, { title, text, picture, name }: Takeaway): Promise<null> {
  const shared = await share({ title, text, file: picture && pngFile(picture, name) }, clock);
  if (shared) host.dispatchEvent(new PaySharedEvent(shared.files));
  return null;
}

function calendar({ clock }: ToolsHost, { name, title, text, due }: Takeaway): File {
  const uid = `${randomId()}@pay-elements`;
  const file = calendarFile({ uid, stamp: clock.now(), at: due!, summary: title, description: text });
  return new File([file], `${name}.ics`, { type: 'text/calendar' });
}
