import { parseAction, parseResource } from '../../../src/contract/index.js';
import { parseReply, parseWebviewMessage } from '../../../src/webview/read.js';

/** The payment or mandate that a document shows first, as it stands there. */
export function firstResource(blocks: readonly { language: string; text: string }[]): string | null {
  const json = blocks.filter(({ language }) => language === 'json').map(({ text }) => text);
  return json.find((text) => /^\{\s*"object": "(payment|mandate)"/.test(text)) ?? null;
}

/**
 * Reads JSON of the documentation by what it is.
 * @returns what it was taken for
 * @throws {Error} when it is not what it looks like
 */
export function readSample(text: string): string {
  const value = JSON.parse(text) as { object?: string; type?: string; v?: number; event?: string; data?: unknown };
  if (value.object === 'event') {
    const { object, id, status } = value.data as Record<string, string>;
    if (!value.type?.startsWith(`${object}.`) || !id || !status) throw new Error('an event that is not of its object');
    return 'event';
  }
  if (value.object) return parseResource(value).object;
  if (value.v !== undefined) {
    const read = value.event ? parseWebviewMessage(text) : parseReply(text);
    if (!read) throw new Error('neither a message nor a reply of the bridge');
    return 'bridge';
  }
  return parseAction(value).type;
}
