import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';

export interface SubmissionOptions {
  readonly clock: () => Clock;
  readonly form: () => HTMLFormElement | null;
  /**
   * The form was sent, or told to report, while the host was invalid; not: only asked whether it is valid.
   * @param shown whether the browser shows a message of its own
   */
  readonly refused: (shown: boolean) => void;
}

/**
 * Tells a form that is sent from one that is only asked. Both fire `invalid`; but it is sent when one of its buttons was
 * just pressed, and else the browser puts the focus on the first field that is wrong.
 */
export class SubmissionController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: SubmissionOptions;
  #pressed = false;
  #invalid = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: SubmissionOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    if (isServer) return;
    document.addEventListener('click', this.#handleClick, true);
    this.#host.addEventListener('invalid', this.#handleInvalid);
    this.#host.addEventListener('focusin', this.#handleFocus);
  }

  hostDisconnected(): void {
    document.removeEventListener('click', this.#handleClick, true);
    this.#host.removeEventListener('invalid', this.#handleInvalid);
    this.#host.removeEventListener('focusin', this.#handleFocus);
  }

  /** What Enter does in a form of the browser's own: presses the first button that sends it. */
  submit(): void {
    const form = this.#options.form();
    if (!form) return;
    const button = Array.from(form.elements).find((one) => isSubmit(one, form)) as HTMLElement | undefined;
    if (button) return button.click();
    this.#press();
    form.requestSubmit();
  }

  /** Asks with what follows when the answer is no. */
  report(internals: ElementInternals): boolean {
    this.#press();
    return internals.checkValidity();
  }

  #press(): void {
    this.#pressed = true;
    this.#soon(() => (this.#pressed = false));
  }

  /** The browser asks and focuses in the task of the press. */
  #soon(task: () => void): void {
    this.#options.clock().after(0, task);
  }

  readonly #handleClick = (event: Event): void => {
    const form = this.#options.form();
    if (form && event.composedPath().some((one) => isSubmit(one, form))) this.#press();
  };

  readonly #handleInvalid = (event: Event): void => {
    if (this.#pressed) {
      // Its bubble would cover what is shown here, and more of it.
      event.preventDefault();
      this.#options.refused(false);
      return;
    }
    this.#invalid = true;
    this.#soon(() => (this.#invalid = false));
  };

  readonly #handleFocus = (): void => {
    if (!this.#invalid) return;
    this.#invalid = false;
    this.#options.refused(true);
  };
}

function isSubmit(target: EventTarget, form: HTMLFormElement): boolean {
  return (
    (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) &&
    (target.type === 'submit' || target.type === 'image') &&
    target.form === form
  );
}
