/** Which section is shown, and what is searched there: `#payments?search=pm_`. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Route implements ReactiveController {
  section = '';
  search = '';
  readonly #host: ReactiveControllerHost;
  readonly #changed: () => void;

  /** @param changed told of each change, the first one too */
  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    this.#read();
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#follow);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#follow);
  }

  /** Typing leaves nothing behind for the back button. */
  searchFor(search: string): void {
    this.search = search;
    history.replaceState(null, '', linkTo(this.section, search));
    this.#host.requestUpdate();
    this.#changed();
  }

  #read(): void {
    const [section = '', query] = location.hash.slice(1).split('?');
    this.section = section;
    this.search = new URLSearchParams(query).get('search') ?? '';
  }

  readonly #follow = (): void => {
    this.#read();
    this.#host.requestUpdate();
    this.#changed();
  };
}

export function linkTo(section: string, search = ''): string {
  return `#${section}${search ? `?${new URLSearchParams({ search }).toString()}` : ''}`;
}
