/** The bridge to a native app around the page, and what apps written in TypeScript need: parsers, and the rules of links. */
export { readIntentUrl, type IntentUrl } from '../domain/intent-url.js';
export { isReturnUrl } from '../domain/return-url.js';
export { isSafeUrl, type UrlKind } from '../domain/safe-url.js';
export { connectWebview, REPLY_EVENT, type WebviewOptions } from './connect.js';
export type * from './messages.js';
export type { Timer } from './outbox.js';
export { openedReply, parseWebviewMessage } from './read.js';
