/** Parsers and writers of messages and replies, for the page and for hosts in TypeScript. They need no DOM. */
import { fields, flag, text, type Reader } from '../contract/read.js';
import { EVENT_NAMES, readDetail } from './details.js';
import type { WebviewMessage, WebviewReply } from './messages.js';

/** Longer than any message with a URL that a webview can open. */
const MAX_MESSAGE = 100_000;
const MAX_REPLY = 1_000;

/** 32 hex digits: 128 random bits. */
const PAGE = /^[\da-f]{32}$/;

const anyNumber: Reader<number> = (value) => value as number;
const envelope = fields({ v: anyNumber, page: text, id: anyNumber, event: text, detail: (value: unknown) => value });
const answer = fields({ v: anyNumber, type: text, page: text, id: anyNumber, ok: flag });

/** Parses a message. @returns null for anything else, which the host should ignore */
export function parseWebviewMessage(data: unknown): WebviewMessage | null {
  return attempt(data, MAX_MESSAGE, (json) => {
    const { v, page, id, event, detail } = envelope(json, 'message');
    const name = EVENT_NAMES.find((one) => one === event);
    if (v !== 1 || !name || !isAddress(page, id)) return null;
    return { v, page, id, event: name, detail: readDetail(name, detail) } as WebviewMessage;
  });
}

/** Parses a reply strictly: exactly these five fields. */
export function parseReply(data: unknown): WebviewReply | null {
  return attempt(data, MAX_REPLY, (json) => {
    const { v, type, page, id, ok } = answer(json, 'reply');
    if (v !== 1 || type !== 'opened' || !isAddress(page, id) || Object.keys(json).length !== 5) return null;
    return { v, type, page, id, ok };
  });
}

/** Writes the reply to a `pay-redirect` message. @param ok true if the URL was opened */
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
