/** The section, the open row and the search text in the page's address: `#payments/pm_123?search=paid`. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Route implements ReactiveController {
  section = '';
  /** The id of the row whose details are open; empty if none is. */
  row = '';
  search = '';
  readonly #host: ReactiveControllerHost;
  readonly #onChange: () => void;
  /** The part of the address that was read or written last. */
  #hash = '';

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
    this.#replace();
  }

  closeRow(): void {
    this.row = '';
    this.#replace();
  }

  #replace(): void {
    // A navigation is under way, whose event follows.
    if (location.hash !== this.#hash) return;
    history.replaceState(null, '', linkTo(this.section, this.search));
    this.#hash = location.hash;
    this.#host.requestUpdate();
    this.#onChange();
  }

  #read(): void {
    this.#hash = location.hash;
    const [path = '', query] = this.#hash.slice(1).split('?');
    const [section = '', row = ''] = path.split('/');
    this.section = section;
    this.row = row;
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

/** The address of a row's details. The list behind them keeps its search. */
export function linkToRow(section: string, id: string, search = ''): string {
  return linkTo(`${section}/${id}`, search);
}
