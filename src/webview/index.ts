/** The bridge to a native app around the page, and parsers for apps written in TypeScript. */
export { connectWebview, REPLY_EVENT, type WebviewOptions } from './connect.js';
export type * from './messages.js';
export type { Timer } from './outbox.js';
export { openedReply, parseWebviewMessage } from './read.js';
