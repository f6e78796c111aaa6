import type { ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import type { PayError } from '../errors.js';
import { afterPaint } from './after-paint.js';
import { LatestTask } from './latest-task.js';
import { lazyLoad } from './lazy-load.js';
import { warnOnce } from './warn-once.js';

const MISSING =
  'a file of the library could not be loaded. Copy the folder chunks/ beside the script, from the same version. A script that is ' +
  'combined with others or inlined must be pay-elements.all.js.';

/** A part of an element in a chunk of its own. */
export interface LazyPart<Module> {
  /** Undefined before the first attempt has ended; null after a failure. */
  readonly module: Module | null | undefined;
  /** Starts an attempt, or joins the current one. @returns a promise that is resolved when it succeeds or fails */
  readonly load: () => Promise<void>;
  /** Starts the first attempt after the next paint, because the start of a request takes 2 ms. */
  readonly loadAfterPaint: () => void;
}

/** An element, or a controller's host that is one. */
export type LazyHost = ReactiveControllerHost & Pick<Element, 'isConnected'>;

/** Loads a part as `lazyLoad` does, and then updates the host. The attempts stop while the host is not in the page. */
export function lazyPart<Module>(
  host: LazyHost,
  clock: () => Clock,
  load: () => Promise<Module>,
  onLoad?: (module: Module) => void,
  onFail?: (error: PayError) => void,
): LazyPart<Module> {
  const attempts = new LatestTask();
  let loading: Promise<void> | null = null;
  let isWanted = false;
  const part = {
    module: undefined as Module | null | undefined,
    load: () => {
      isWanted = true;
      return (loading ??= lazyLoad(load, {
        clock: clock(),
        signal: attempts.start(),
        onLoad: (module) => {
          part.module = module;
          onLoad?.(module);
          host.requestUpdate();
        },
        onFail: (error) => {
          loading = null;
          // The host is rendered without the part, once.
          if (part.module === undefined) host.requestUpdate();
          part.module = null;
          // Not for a file that is only late, or for a consumer without a connection.
          if (error.cause && navigator.onLine) warnOnce(MISSING, error.cause);
          onFail?.(error);
        },
      }));
    },
    loadAfterPaint: () => {
      isWanted = true;
      // Elements call this in each update. After a failure, the attempts go on by themselves.
      if (part.module === undefined) afterPaint(() => host.isConnected && void part.load());
    },
  };
  host.addController({
    hostConnected: () => isWanted && void part.load(),
    hostDisconnected: () => {
      if (part.module) return;
      attempts.cancel();
      loading = null;
    },
  });
  return part;
}
