/** Both directions as text: for the page, and for hosts that are written in TypeScript. Neither needs a DOM. */
import { fields, flag, text, type Reader } from '../contract/read.js';
import { EVENT_NAMES, readDetail } from './details.js';
import type { WebviewMessage, WebviewReply } from './messages.js';

/** Above any message whose URL a webview could open. */
const MAX_MESSAGE = 100_000;
const MAX_REPLY = 1_000;

/** 32 hex digits: 128 bits that nobody guesses. */
const PAGE = /^[\da-f]{32}$/;

const whole: Reader<number> = (value) => value as number;
const envelope = fields({ v: whole, page: text, id: whole, event: text, detail: (value: unknown) => value });
const answer = fields({ v: whole, type: text, page: text, id: whole, ok: flag });

/** What a message says; null for anything that is none of this version, which a host leaves alone. */
export function parseWebviewMessage(data: unknown): WebviewMessage | null {
  return attempt(data, MAX_MESSAGE, (json) => {
    const { v, page, id, event, detail } = envelope(json, 'message');
    const name = EVENT_NAMES.find((one) => one === event);
    if (v !== 1 || !name || !isAddress(page, id)) return null;
    return { v, page, id, event: name, detail: readDetail(name, detail) } as WebviewMessage;
  });
}

/** A reply, when it is one to the letter: these five fields and no other. */
export function parseReply(data: unknown): WebviewReply | null {
  return attempt(data, MAX_REPLY, (json) => {
    const { v, type, page, id, ok } = answer(json, 'reply');
    if (v !== 1 || type !== 'opened' || !isAddress(page, id) || Object.keys(json).length !== 5) return null;
    return { v, type, page, id, ok };
  });
}

/** The text with which a host says whether it opened the URL of this message. */
export function openedReply({ page, id }: Pick<WebviewMessage, 'page' | 'id'>, ok: boolean): string {
  return JSON.stringify({ v: 1, type: 'opened', page, id, ok } satisfies WebviewReply);
}

function isAddress(page: string, id: number): boolean {
  return PAGE.test(page) && Number.isSafeInteger(id) && id > 0;
}

function attempt<T>(data: unknown, limit: number, read: (json: object) => T | null): T | null {
  if (typeof data !== 'string' || data.length > limit) return null;
  try {
    return read(JSON.parse(data) as object);
  } catch {
    return null;
  }
}
