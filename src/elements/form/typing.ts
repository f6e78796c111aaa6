import type { Texts } from '../../flows/form.js';
import { formatTyped, type InputField } from './field.js';

export type Control = HTMLInputElement | HTMLSelectElement;

export interface TypingOptions {
  readonly fields: () => readonly InputField[];
  readonly texts: () => Texts;
  readonly problems: () => ReadonlyMap<string, unknown>;
  readonly edit: (path: string, text: string) => void;
  readonly leave: (path: string) => void;
  /** Called when a changed field loses the focus. */
  readonly changed: () => void;
  readonly focus: (path: string) => void;
  readonly submit: () => void;
}

/** Handles the events of the inputs of a form. */
export class Typing {
  readonly #options: TypingOptions;
  /** The texts at the last call of `changed`. */
  #committed: Texts = {};

  constructor(options: TypingOptions) {
    this.#options = options;
  }

  /** Accepts texts that a script has set: `changed` is called only for later changes. */
  commit(): void {
    this.#committed = this.#options.texts();
  }

  readonly handleInput = (event: InputEvent): void => {
    const field = this.#fieldOf(event);
    if (!field) return;
    const control = event.target as Control;
    // During the composition of a character, the text is not final.
    if (control instanceof HTMLInputElement && !event.isComposing) formatTyped(control, field);
    this.#options.edit(field.path, control.value);
  };

  /** Browsers fire no `change` for a text that was formatted, and `change` does not leave a shadow root. */
  readonly handleLeave = (event: Event): void => {
    const field = this.#fieldOf(event);
    if (!field) return;
    const { path } = field;
    const { texts, edit, leave, changed } = this.#options;
    const control = event.target as Control;
    const text = field.tidy?.(control.value) ?? control.value;
    if (text !== (texts()[path] ?? '')) {
      control.value = text;
      edit(path, text);
    }
    leave(path);
    if (text === (this.#committed[path] ?? '')) return;
    this.commit();
    changed();
  };

  /** Enter submits the form if all fields are valid. Otherwise it moves the focus to the next invalid field. */
  readonly handleKey = (event: KeyboardEvent): void => {
    const field = this.#fieldOf(event);
    if (event.key !== 'Enter' || event.isComposing || !field || field.options) return;
    event.preventDefault();
    this.handleLeave(event);
    const { fields, problems, focus, submit } = this.#options;
    const paths = fields().map(({ path }) => path);
    const next = paths.slice(paths.indexOf(field.path) + 1).find((path) => problems().has(path));
    if (next) focus(next);
    else submit();
  };

  #fieldOf({ target }: Event): InputField | undefined {
    return this.#options.fields().find(({ path }) => path === (target as Element).id);
  }
}
