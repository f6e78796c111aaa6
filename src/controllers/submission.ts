import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isServer } from './is-server.js';
import type { Clock } from '../context.js';
import { native } from '../natives.js';

export interface SubmissionOptions {
  readonly clock: () => Clock;
  readonly form: () => HTMLFormElement | null;
  /** Called when a submit, or `reportValidity`, found the host invalid. A mere `checkValidity` does not call it. */
  readonly refused: () => void;
}

/**
 * Distinguishes a submit from a mere validity check. Both fire `invalid`. A submit follows the press of a submit button, or
 * the browser moves the focus to the first invalid field.
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
    native(document, 'addEventListener')('click', this.#handleClick, true);
    this.#host.addEventListener('invalid', this.#handleInvalid);
    this.#host.addEventListener('focusin', this.#handleFocus);
  }

  hostDisconnected(): void {
    native(document, 'removeEventListener')('click', this.#handleClick, true);
    this.#host.removeEventListener('invalid', this.#handleInvalid);
    this.#host.removeEventListener('focusin', this.#handleFocus);
  }

  /** Submits like Enter in a native input: presses the first submit button. */
  submit(): void {
    const form = this.#options.form();
    if (!form) return;
    const button = Array.from(native(form, 'elements')).find((one) => isSubmit(one, form)) as HTMLElement | undefined;
    if (button) return button.click();
    this.#press();
    requestSubmit(form);
  }

  /** Checks the validity, and shows the problems. */
  report(check: () => boolean): boolean {
    this.#press();
    return check();
  }

  #press(): void {
    this.#pressed = true;
    this.#soon(() => (this.#pressed = false));
  }

  /** The browser checks and focuses in the task of the press. */
  #soon(task: () => void): void {
    this.#options.clock().after(0, task);
  }

  readonly #handleClick = (event: Event): void => {
    const form = this.#options.form();
    if (form && event.composedPath().some((one) => isSubmit(one, form))) this.#press();
  };

  readonly #handleInvalid = (event: Event): void => {
    if (this.#pressed) {
      // The browser's message would cover the element's own.
      event.preventDefault();
      this.#options.refused();
      return;
    }
    this.#invalid = true;
    this.#soon(() => (this.#invalid = false));
  };

  readonly #handleFocus = (): void => {
    if (!this.#invalid) return;
    this.#invalid = false;
    // The browser's message is closed when the focus moves on to the element's own.
    this.#options.refused();
  };
}

/** Safari before version 16 has no `requestSubmit`. */
function requestSubmit(form: HTMLFormElement): void {
  const request = native(form, 'requestSubmit') as HTMLFormElement['requestSubmit'] | undefined;
  if (request) return request();
  const button = document.createElement('button');
  button.hidden = true;
  native(form, 'append')(button);
  button.click();
  button.remove();
}

function isSubmit(target: EventTarget, form: HTMLFormElement): boolean {
  return (
    (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) &&
    (target.type === 'submit' || target.type === 'image') &&
    target.form === form
  );
}
