/** A button that sends a request to the service. */
export interface Post {
  readonly label: string;
  readonly main?: boolean;
  /** POST if absent. */
  readonly method?: 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** The message after success. */
  done(response: Record<string, unknown>): string;
  /** True if success reveals the row's code or secret. */
  readonly reveals?: boolean;
}
