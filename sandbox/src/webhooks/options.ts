import type { Post } from './post.js';
import type { Resolve, Targets } from './target.js';

export interface WebhookOptions {
  /** Where webhooks may go: receivers on this machine (the default), or on public addresses only. */
  webhookTargets?: Targets;
  /** How long a receiver may take to answer, in milliseconds; 15 s unless told otherwise. */
  webhookTimeout?: number;
  /** How a host name's addresses are found, and how a request is sent. */
  resolve?: Resolve;
  post?: Post;
  /** Told one line about each webhook endpoint, with its secret. */
  log?: (line: string) => void;
}
