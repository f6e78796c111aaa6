import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { PayCustomerFields, PayRefundAccount } from '../../src/index.js';
import '../../src/define/all.js';
import { FakeClock } from './clock.js';
import { EventLog } from './events.js';

export interface MountedForm<Element> {
  readonly element: Element;
  readonly form: HTMLFormElement;
  readonly log: EventLog;
  /** The events of a form that its page heard: `input` and `change`, and `submit` when it was let through. */
  readonly heard: string[];
  control(path: string): HTMLInputElement & HTMLSelectElement;
  /** A part of the element's shadow tree. */
  part<Node extends HTMLElement = HTMLElement>(name: string): Node | null;
  /** What is wrong with a field, as it is read there. */
  error(path: string): string | null;
  /** What the summary lists. */
  summary(): string[];
  /** Sets a field's text as the browser's autofill does, and leaves it. */
  fill(path: string, text: string): Promise<void>;
  /** Presses the form's button. */
  send(): Promise<void>;
  /** The path, or the part, of what has the focus in the element. */
  focused(): string | null;
  data(): Record<string, FormDataEntryValue>;
  updated(): Promise<void>;
}

/** A form of a page, with inputs of its own around the element. */
export async function mountForm<Element extends PayCustomerFields | PayRefundAccount>(
  template: TemplateResult,
): Promise<MountedForm<Element>> {
  const clock = new FakeClock();
  const page = document.createElement('div');
  document.body.append(page);
  const log = new EventLog(page);
  const provider = await fixture(
    html`<pay-provider .clock=${clock}>
      <form>
        <fieldset>
          <label>Note <input name="note" value="a" /></label>
          ${template}
        </fieldset>
        <button>Pay</button>
      </form>
    </pay-provider>`,
    { parentNode: page },
  );
  const form = provider.querySelector('form')!;
  const element = form.querySelector<Element>('pay-customer-fields, pay-refund-account')!;
  const heard: string[] = [];
  for (const type of ['input', 'change', 'submit']) {
    form.addEventListener(type, (event) => {
      event.preventDefault();
      heard.push(type);
    });
  }
  const updated = async () => {
    await element.updateComplete;
    await clock.pass(1);
    await element.updateComplete;
  };
  const root = element.shadowRoot!;
  const part = <Node extends HTMLElement>(name: string) => root.querySelector<Node>(`[part~="${name}"]`);
  const control = (path: string) => root.getElementById(path) as HTMLInputElement & HTMLSelectElement;
  await updated();
  return {
    element,
    form,
    log,
    heard,
    control,
    part,
    error: (path) => {
      const ids = control(path).getAttribute('aria-describedby')?.split(' ') ?? [];
      const id = ids.find((one) => one.endsWith('-error'));
      const invalid = control(path).getAttribute('aria-invalid') === 'true';
      if (invalid !== Boolean(id)) throw new Error(`${path}: its looks and its words differ`);
      return id ? root.getElementById(id)!.textContent : null;
    },
    summary: () => Array.from(root.querySelectorAll('[part=summary-link]'), (link) => link.textContent.trim()),
    fill: async (path, text) => {
      const field = control(path);
      field.focus();
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      field.blur();
      await updated();
    },
    send: async () => {
      form.querySelector('button')!.click();
      await updated();
    },
    focused: () => root.activeElement?.id || root.activeElement?.getAttribute('part') || null,
    data: () => Object.fromEntries(new FormData(form)),
    updated,
  };
}
