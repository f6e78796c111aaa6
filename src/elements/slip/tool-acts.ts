/** What the buttons below a slip do. */
import { plainText } from '../../domain/plain-text.js';
import { render, type LitElement } from 'lit';
import { emailSlip, fetchPdf } from '../../client/slip-routes.js';
import type { Backend } from '../../client/request.js';
import type { Clock } from '../../context.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { printSlip } from '../../controllers/print.js';
import { randomId } from '../../controllers/random-id.js';
import { pngFile, save, type Picture } from '../../controllers/save.js';
import { share } from '../../controllers/share.js';
import { within } from '../../controllers/time-limit.js';
import { calendarFile } from '../../domain/calendar.js';
import { formatMoment } from '../../domain/moment.js';
import { PaySavedEvent } from '../../events/saved.js';
import { PaySharedEvent } from '../../events/shared.js';
import type { CoreStrings, ExtraStrings } from '../../locales/strings.js';
import type { PrintedFacts, SlipContent } from './content.js';
import { renderFacts, type Fact } from './facts.js';

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

/** Saved pictures are larger, because a module may be one pixel on screen. */
const SCALE = 4;

export function enlarge(picture: Picture): Picture {
  return { ...picture, width: picture.width * SCALE, height: picture.height * SCALE };
}

/** Returns true if the deadline is more than a day away, so that a calendar helps. A due date lasts until its end. */
export function isFarOff(due: SlipContent['due'], now: number): boolean {
  return due !== null && (typeof due === 'number' ? due - DAY_MS : Date.parse(due)) > now;
}

/** Prints the slip with the logo and the head, which may be those of `<pay-action>`, above it and further facts below. */
export function printContent({ host, strings }: ToolsHost, { title, reference, created }: PrintedFacts): null {
  // In `<pay-action>`, the logo is in its slot.
  const around = host.getRootNode();
  const owner = around instanceof ShadowRoot ? around.host : host;
  const slip = host.renderRoot.querySelector('[part=slip]')!;
  const logo = owner.querySelector(':scope > [slot=logo]');
  const head = slip.querySelector('[part=head]') ? null : owner.shadowRoot?.querySelector('[part=head]');
  const paper = document.createElement('div');
  paper.setAttribute('part', 'base');
  const { locale } = strings;
  const facts: Fact[] = [
    [strings.slipReference, reference && plainText(reference), 'reference'],
    [strings.slipIssued, created === null ? null : formatMoment(created, locale), 'issued'],
  ];
  const end = document.createElement('div');
  render(renderFacts(facts), end);
  const heading = document.createElement('p');
  heading.setAttribute('part', 'title');
  heading.textContent = title ?? '';
  // Copies: the page stays as it is.
  for (const part of [logo, head, title && heading, slip, end]) if (part) paper.append(part.cloneNode(true));
  printSlip(slip, paper);
  return null;
}

export function saveFile({ host, strings }: ToolsHost, file: File): string {
  save(file);
  host.dispatchEvent(new PaySavedEvent(file.name));
  return strings.saved(file.name);
}

export async function savePdf(context: ToolsHost, name: string): Promise<string> {
  const { backend, pdfUrl } = context.routes!;
  // A page's own fetch may ignore its signal.
  const body = await within(context.clock, backend.timeout, () => fetchPdf(backend, pdfUrl));
  return saveFile(context, new File([body], `${name}.pdf`, { type: PDF }));
}

export async function sendEmail({ strings, routes }: ToolsHost): Promise<string> {
  const { backend, emailUrl } = routes!;
  await emailSlip(backend, emailUrl, strings.locale);
  return strings.emailSent;
}

export async function shareSlip(
  { host, clock }: ToolsHost,
  { title, text, picture, name }: SlipContent,
): Promise<null> {
  const shared = await share({ title, text, file: picture && pngFile(picture, name) }, clock);
  if (shared) host.dispatchEvent(new PaySharedEvent(shared.files));
  return null;
}

/** The calendar entry of the deadline. */
export function calendarEntry({ clock }: ToolsHost, { name, title, text, due }: SlipContent): File {
  const uid = `${randomId()}@pay-elements`;
  const file = calendarFile({ uid, stamp: clock.now(), at: due!, summary: title, description: text });
  return new File([file], `${name}.ics`, { type: 'text/calendar' });
}
