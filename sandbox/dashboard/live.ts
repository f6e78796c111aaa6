/** The service's stream of changes. The browser connects again after an error. */

const KINDS = ['request', 'event', 'delivery'] as const;

export class Live {
  /** True while the stream is open. */
  open = false;
  #source: EventSource | undefined;
  readonly #onChange: () => void;

  /** @param onChange called after each change, and when the stream opens or breaks */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  connect(): void {
    // The browser gives up after a response with an error status.
    if (this.#source && this.#source.readyState !== EventSource.CLOSED) return;
    const source = new EventSource('/sandbox/stream');
    const set = (open: boolean) => {
      this.open = open;
      this.#onChange();
    };
    source.addEventListener('open', () => set(true));
    source.addEventListener('error', () => this.open && set(false));
    for (const kind of KINDS) source.addEventListener(kind, () => this.#onChange());
    this.#source = source;
  }

  disconnect(): void {
    this.#source?.close();
    this.#source = undefined;
    this.open = false;
  }
}
