/** A page of its own, in a frame, whose modules load, fail or hang as the test decides: scripts/test/wtr/chunk-fates.mjs. */
import { FakeBackend } from './backend.js';
import { FakeClock } from './clock.js';
import { EventLog } from './events.js';
import { waitUntil } from './wait-until.js';

export type Fate = 'loads' | 'fails' | 'hangs';

let pages = 0;

/** Every dynamic import of src, as `file specifier`. */
export async function dynamicImports(): Promise<string[]> {
  return (await (await fetch('/__chunks/imports')).json()) as string[];
}

/** The module that `file specifier` loads, without ending. */
export function moduleOf(site: string): string {
  const [file = '', specifier = ''] = site.split(' ');
  return new URL(specifier, `http://a/${file}`).pathname.slice(1).replace(/\.js$/, '');
}

export class ChunkPage {
  readonly clock = new FakeClock();
  readonly backend = new FakeBackend();
  readonly uncaught: string[] = [];
  readonly log: EventLog;
  readonly #path: string;
  readonly #frame: HTMLIFrameElement;

  static async open(): Promise<ChunkPage> {
    const path = `/__chunks/${Date.now()}-${++pages}/`;
    const frame = document.createElement('iframe');
    frame.src = `${path}.blank`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return new ChunkPage(path, frame);
  }

  private constructor(path: string, frame: HTMLIFrameElement) {
    this.#path = path;
    this.#frame = frame;
    this.log = new EventLog(this.document);
    this.window.addEventListener('unhandledrejection', ({ reason }) => this.uncaught.push(String(reason)));
    this.window.addEventListener('error', ({ message }) => this.uncaught.push(message));
  }

  get window(): Window & typeof globalThis {
    return this.#frame.contentWindow as Window & typeof globalThis;
  }

  get document(): Document {
    return this.#frame.contentDocument!;
  }

  /** The clock of elements without a provider is the test's. */
  fakeTimeouts(): void {
    const cancels: (() => void)[] = [];
    Object.assign(this.window, {
      setTimeout: (task: TimerHandler, ms = 0) => cancels.push(this.clock.after(ms, task as () => void)),
      clearTimeout: (timer: number) => cancels[timer - 1]?.(),
    });
  }

  close(): void {
    this.#frame.remove();
  }

  /** Decides what becomes of modules that are requested from now on, or hang. */
  async fate(fate: Fate, modules: readonly string[]): Promise<void> {
    const query = new URLSearchParams([['fate', fate], ...modules.map((module) => ['module', module])]);
    await fetch(`${this.#path}.fate?${query.toString()}`);
  }

  /** Waits until modules are requested. @param meanwhile runs again and again until then */
  async requested(modules: readonly string[], meanwhile: () => unknown): Promise<void> {
    await waitUntil(async () => {
      meanwhile();
      const seen = (await (await fetch(`${this.#path}.seen`)).json()) as string[];
      return modules.every((module) => seen.includes(module));
    }, `requested: ${modules.join()}`);
  }

  /** Runs a module of the project. */
  async load(module: string): Promise<void> {
    const script = Object.assign(this.document.createElement('script'), {
      type: 'module',
      src: `${this.#path}${module}.ts`,
    });
    const loaded = new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(`not loaded: ${module}`)));
    });
    this.document.head.append(script);
    await loaded;
  }

  /** Puts elements below a provider with the test's clock and backend. */
  show(elements: readonly (readonly [tag: string, properties?: object])[]): void {
    const { clock, backend } = this;
    const fetch: typeof globalThis.fetch = (url, init) => backend.fetch(url, init);
    const provider = Object.assign(this.document.createElement('pay-provider'), { clock, fetch });
    const own = elements.map(([tag, properties]) => Object.assign(this.document.createElement(tag), properties));
    provider.append(...own);
    this.document.body.append(provider);
  }

  comeOnline(): void {
    this.window.dispatchEvent(new this.window.Event('online'));
  }

  /** All elements of a selector, also in shadow roots. */
  all(selector: string, root: ParentNode = this.document): HTMLElement[] {
    const inside = Array.from(root.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot).filter((one) => one !== null);
    return [...root.querySelectorAll<HTMLElement>(selector), ...inside.flatMap((one) => this.all(selector, one))];
  }

  /** The texts of all elements of a selector. */
  text(selector: string): string {
    return this.all(selector)
      .map(({ textContent }) => textContent.trim())
      .join(' ');
  }

  async until(what: string, holds: () => boolean): Promise<void> {
    await waitUntil(holds, what);
  }
}
