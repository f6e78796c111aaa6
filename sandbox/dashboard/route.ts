/** The section and the search text in the page's address: `#payments?search=pm_`. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Route implements ReactiveController {
  section = '';
  search = '';
  readonly #host: ReactiveControllerHost;
  readonly #onChange: () => void;

  /** @param onChange called after each change */
  constructor(host: ReactiveControllerHost, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
    this.#read();
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#onHashChange);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#onHashChange);
  }

  /** Replaces the history entry, so that typing adds none. */
  searchFor(search: string): void {
    this.search = search;
    history.replaceState(null, '', linkTo(this.section, search));
    this.#host.requestUpdate();
    this.#onChange();
  }

  #read(): void {
    const [section = '', query] = location.hash.slice(1).split('?');
    this.section = section;
    this.search = new URLSearchParams(query).get('search') ?? '';
  }

  readonly #onHashChange = (): void => {
    this.#read();
    this.#host.requestUpdate();
    this.#onChange();
  };
}

export function linkTo(section: string, search = ''): string {
  return `#${section}${search ? `?${new URLSearchParams({ search }).toString()}` : ''}`;
}
