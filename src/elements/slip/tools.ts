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

export interface ToolsHost {
  readonly host: LitElement;
  readonly announce: AnnounceController;
  readonly strings: ExtraStrings;
  readonly now: () => number;
}

const DAY_MS = 86_400_000;

/** Buttons to print, save and share a slip. A button is left out where it cannot work. */
export function tools(context: ToolsHost, takeaway: Takeaway): TemplateResult[] {
  const { strings } = context;
  const { due, name } = takeaway;
  const picture = takeaway.picture && enlarge(takeaway.picture);
  const files = !inWebview();
  const buttons: [boolean, string, string, () => unknown][] = [
    [files, 'print', strings.print, () => print(context)],
    [files && picture !== null, 'save-png', strings.savePng, () => saveFile(context, () => pngFile(picture!, name))],
    [files && picture !== null, 'save-svg', strings.saveSvg, () => saveFile(context, () => svgFile(picture!, name))],
    [canShare(), 'share', strings.share, () => shareSlip(context, { ...takeaway, picture })],
    [
      files && isFarOff(due, context.now()),
      'calendar',
      strings.addToCalendar,
      () => saveFile(context, () => calendar(context, takeaway)),
    ],
  ];
  return buttons
    .filter(([shown]) => shown)
    .map(
      ([, part, label, act]) =>
        html`<button class="button quiet" part=${part} type="button" @click=${act}>${label}</button>`,
    );
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
