import { nothing, type LitElement, type TemplateResult } from 'lit';
import { isHandheld } from '../../controllers/device.js';
import { canPrint } from '../../controllers/print.js';
import { pngFile, svgFile } from '../../controllers/save.js';
import { canShare } from '../../controllers/share.js';
import { inWebview } from '../../controllers/webview.js';
import { html } from '../html.js';
import { icon } from '../icons.js';
import type { PrintedFacts, SlipContent } from './content.js';
import {
  calendarEntry,
  enlarge,
  isFarOff,
  printContent,
  saveFile,
  savePdf,
  sendEmail,
  shareSlip,
  type ToolsHost,
} from './tool-acts.js';

const DOWN = 'm6 9 6 6 6-6';
export const CALENDAR = 'M4 6h16v15H4zm0 4.5h16M8 3v5m8-5v5';
export const MAIL = 'M3 6h18v13H3zm0 1 9 7 9-7';
export const PRINT = 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z';
export const SAVE = 'M12 4v11m-5-4.5 5 5 5-5M4 20h16';
export const SHARE = 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9';

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

/** A tool that is the solid button of a step: one that saves the image, or one that prints on a computer. */
export type MainTool = 'save-png' | 'print';

/** The most tools that are shown without a menu: a row of a phone has space for them. */
const ROW = 2;

/** Renders buttons to print, save and share a slip, in a menu if there are many. A button is left out where it cannot work. */
export function renderTools(
  context: ToolsHost,
  content: SlipContent,
  facts: PrintedFacts,
  main?: MainTool,
): TemplateResult | TemplateResult[] {
  const { strings, routes } = context;
  const { saveFailed } = strings;
  const picture = content.picture && enlarge(content.picture);
  const files = !inWebview();
  const hasFile = files && picture !== null;
  const hasPdf = files && Boolean(routes?.pdfUrl);
  const all: Tool[] = [
    {
      shown: canShare(),
      mark: SHARE,
      part: 'share',
      label: strings.share,
      failed: strings.shareFailed,
      act: () => shareSlip(context, { ...content, picture }),
    },
    { ...printTool(context, facts), shown: canPrint() && !(main === 'print' && !isHandheld()) },
    { ...pngTool(context, content), shown: hasFile && main !== 'save-png' },
    {
      shown: hasPdf,
      mark: SAVE,
      part: 'save-pdf',
      label: strings.savePdf,
      failed: saveFailed,
      act: () => savePdf(context, content.name),
    },
    {
      shown: Boolean(routes?.emailUrl),
      mark: MAIL,
      part: 'email',
      label: strings.emailSlip,
      failed: strings.emailFailed,
      act: () => sendEmail(context),
    },
    {
      // Pictures for print are for computers. A PDF is better for the same purpose.
      shown: hasFile && !hasPdf && !isHandheld(),
      mark: SAVE,
      part: 'save-svg',
      label: strings.saveSvg,
      failed: saveFailed,
      act: () => picture && saveFile(context, svgFile(picture, content.name)),
    },
    {
      shown: files && isFarOff(content.due, context.clock.now()),
      mark: CALENDAR,
      part: 'calendar',
      label: strings.addToCalendar,
      failed: saveFailed,
      act: () => saveFile(context, calendarEntry(context, content)),
    },
  ];
  const tools = all.filter(({ shown }) => shown);
  const buttons = tools.map((tool) => renderTool(context, tool, 'text'));
  const save = tools.some(({ part }) => part === 'print') ? strings.save : strings.saveOnly;
  return buttons.length > ROW
    ? html`<details part="menu">
        <summary class="button text" part="save">${icon(SAVE)}${save}${icon(DOWN)}</summary>
        <div class="menu">${buttons}</div>
      </details>`
    : buttons;
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

function renderTool(context: ToolsHost, tool: Tool, kind: string): TemplateResult {
  return html`<button
    class="button ${kind}"
    part=${tool.part}
    type="button"
    @click=${(event: MouseEvent) => press(event, context, tool)}
  >
    ${icon(tool.mark)}${tool.label}
  </button>`;
}

function pngTool(context: ToolsHost, { picture, name }: SlipContent): Tool {
  const { savePng, saveFailed } = context.strings;
  return {
    shown: true,
    mark: SAVE,
    part: 'save-png',
    label: savePng,
    failed: saveFailed,
    act: () => picture && saveFile(context, pngFile(enlarge(picture), name)),
  };
}

function printTool(context: ToolsHost, facts: PrintedFacts): Tool {
  const { print, printFailed } = context.strings;
  return {
    shown: canPrint(),
    mark: PRINT,
    part: 'print',
    label: print,
    failed: printFailed,
    act: () => printContent(context, facts),
  };
}

/** Renders the solid button of a step that is for paper. On a phone it is a tool. */
export function renderPrint(context: ToolsHost, facts: PrintedFacts): TemplateResult | typeof nothing {
  if (!canPrint() || isHandheld()) return nothing;
  return renderTool(context, printTool(context, facts), 'wide');
}

/** Renders the solid button of a step whose picture the consumer's app reads from the gallery. */
export function renderSave(context: ToolsHost, content: SlipContent, quiet: boolean): TemplateResult {
  return renderTool(context, pngTool(context, content), quiet ? 'wide quiet' : 'wide');
}
