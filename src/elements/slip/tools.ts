import type { LitElement, TemplateResult } from 'lit';
import { html } from '../html.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { printSlip } from '../../controllers/print.js';
import { randomId } from '../../controllers/random-id.js';
import { pngFile, save, svgFile, type Picture } from '../../controllers/save.js';
import { canShare, share } from '../../controllers/share.js';
import { inWebview } from '../../controllers/webview.js';
import { calendarFile } from '../../domain/calendar.js';
import { PaySavedEvent } from '../../events/saved.js';
import { PaySharedEvent } from '../../events/shared.js';
import type { ExtraStrings } from '../../locales/strings.js';

/** What can be taken away from a step. */
export interface Takeaway {
  /** Of files, without their ending. */
  readonly name: string;
  readonly title: string;
  /** All that is on the slip, line by line. */
  readonly text: string;
  readonly picture: Picture | null;
  /** `yyyy-mm-dd`, or an instant; null where it can always be paid. */
  readonly due: string | number | null;
}

export interface ToolsHost {
  readonly host: LitElement;
  readonly announce: AnnounceController;
  readonly strings: ExtraStrings;
  readonly now: () => number;
}

const DAY_MS = 86_400_000;

/** Buttons to print, save and share a slip; each only where it can work. */
export function tools(from: ToolsHost, takeaway: Takeaway): TemplateResult[] {
  const { strings } = from;
  const { due, name } = takeaway;
  const picture = takeaway.picture && enlarge(takeaway.picture);
  const files = !inWebview();
  const buttons: [boolean, string, string, () => unknown][] = [
    [files, 'print', strings.print, () => print(from)],
    [files && picture !== null, 'save-png', strings.savePng, () => saveFile(from, () => pngFile(picture!, name))],
    [files && picture !== null, 'save-svg', strings.saveSvg, () => saveFile(from, () => svgFile(picture!, name))],
    [canShare(), 'share', strings.share, () => shareSlip(from, { ...takeaway, picture })],
    [
      files && isFarOff(due, from.now()),
      'calendar',
      strings.addToCalendar,
      () => saveFile(from, () => calendar(from, takeaway)),
    ],
  ];
  return buttons
    .filter(([shown]) => shown)
    .map(
      ([, part, words, act]) =>
        html`<button class="button quiet" part=${part} type="button" @click=${act}>${words}</button>`,
    );
}

/** On screen a module may be one pixel; a file is looked at elsewhere. */
const SCALE = 4;

function enlarge(picture: Picture): Picture {
  return { ...picture, width: picture.width * SCALE, height: picture.height * SCALE };
}

/** What is due within a day needs no calendar. A day that is given as a date lasts until its end. */
function isFarOff(due: Takeaway['due'], now: number): boolean {
  return due !== null && (typeof due === 'number' ? due - DAY_MS : Date.parse(due)) > now;
}

function print({ host }: ToolsHost): void {
  printSlip(host.renderRoot.querySelector('[part=slip]')!, (host.renderRoot as ShadowRoot).adoptedStyleSheets);
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
