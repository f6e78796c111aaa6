import type { Post } from './post.js';
import type { Resolve, Targets } from './target.js';

export interface WebhookOptions {
  /** Allowed receivers: on this machine only (the default), or at public addresses only. */
  webhookTargets?: Targets;
  /** Timeout for the receiver's response, in milliseconds (default 15 000). */
  webhookTimeout?: number;
  /** Returns a number from 0 to 1 that shortens or extends the time to a retry; random if absent. */
  jitter?: () => number;
  /** Replaces DNS. */
  resolve?: Resolve;
  /** Replaces the HTTP request. */
  post?: Post;
  /** Receives one line for each webhook endpoint, with its secret. */
  log?: (line: string) => void;
}
