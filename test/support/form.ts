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
  /** The form events that the page received: `input` and `change`, and `submit` if validation passed. */
  readonly formEvents: string[];
  control(path: string): HTMLInputElement & HTMLSelectElement;
  /** A part of the element's shadow tree. */
  part<Node extends HTMLElement = HTMLElement>(name: string): Node | null;
  /** The error message of a field. */
  error(path: string): string | null;
  /** The lines of the error summary. */
  summary(): string[];
  /** Sets a field's text as the browser's autofill does, and leaves the field. */
  fill(path: string, text: string): Promise<void>;
  /** Presses the form's button. */
  send(): Promise<void>;
  /** The path or part of the focused node in the element. */
  focused(): string | null;
  data(): Record<string, FormDataEntryValue>;
  updated(): Promise<void>;
}

/** A form of the page with the element inside, between other inputs. */
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
  const formEvents: string[] = [];
  for (const type of ['input', 'change', 'submit']) {
    form.addEventListener(type, (event) => {
      event.preventDefault();
      formEvents.push(type);
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
    formEvents,
    control,
    part,
    error: (path) => {
      const ids = control(path).getAttribute('aria-describedby')?.split(' ') ?? [];
      const id = ids.find((one) => one.endsWith('-error'));
      const invalid = control(path).getAttribute('aria-invalid') === 'true';
      if (invalid !== Boolean(id)) throw new Error(`${path}: aria-invalid and the error message contradict each other`);
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
