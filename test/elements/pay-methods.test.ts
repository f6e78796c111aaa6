import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { LitElement, TemplateResult } from 'lit';
import { CUSTOMER_METHODS } from '../../src/contract/consumer.js';
import { CUSTOMER_FORMS } from '../../src/elements/pay-customer-fields/fields.js';
import { MARKS } from '../../src/elements/method-marks.js';
import { PayMethodChangeEvent, type PayCustomerFields } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { mount } from '../support/mount.js';
import { waitUntil } from '../support/wait-until.js';

const THREE = ['pix_br', 'boleto_br', 'card_ru'];
const PHONE = { phone: '+6281234567890' };

/** A form of the page with the element between other controls. */
async function mountMethods(template: TemplateResult) {
  const mounted = await mount<LitElement>(
    html`<form>
      <fieldset><input name="note" value="a" aria-label="Note" />${template}<button>Pay</button></fieldset>
    </form>`,
  );
  const { clock, log } = mounted;
  const form = mounted.element.closest('form')!;
  const element = form.querySelector('pay-methods')!;
  const formEvents: string[] = [];
  for (const type of ['input', 'change', 'submit']) {
    form.addEventListener(type, (event) => {
      event.preventDefault();
      formEvents.push(type);
    });
  }
  const updated = async () => {
    await element.updateComplete;
    await element.shadowRoot!.querySelector<PayCustomerFields>('pay-customer-fields:not([hidden])')?.updateComplete;
    await clock.pass(1);
    await element.updateComplete;
  };
  await updated();
  const root = element.shadowRoot!;
  const all = (part: string) => [...root.querySelectorAll<HTMLElement>(`[part~="${part}"]`)];
  const radio = (id: string) => root.querySelector<HTMLInputElement>(`input[value="${id}"]`)!;
  return {
    element,
    form,
    log,
    formEvents,
    updated,
    all,
    radio,
    texts: (part: string) => all(part).map(({ textContent }) => textContent.trim()),
    checked: () => [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value),
    status: () => root.querySelector('#status')?.textContent ?? null,
    focused: () => root.activeElement?.getAttribute('value') ?? root.activeElement?.localName ?? null,
    fields: () => root.querySelector<PayCustomerFields>('[part=content]:not([hidden]) > pay-customer-fields'),
    data: () => Object.fromEntries(new FormData(form)),
    choose: async (id: string) => {
      radio(id).click();
      await updated();
    },
    send: async () => {
      form.querySelector('button')!.click();
      await updated();
    },
  };
}

const list = (methods: unknown, value = '') =>
  mountMethods(html`<pay-methods name="method" .methods=${methods} value=${value}></pay-methods>`);

/** Types into a field of the chosen method. */
async function fill(fields: PayCustomerFields, path: string, text: string): Promise<void> {
  const input = fields.shadowRoot!.getElementById(path) as HTMLInputElement;
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.blur();
  await fields.updateComplete;
}

describe('pay-methods', () => {
  for (const [state, methods, value] of [
    ['without a choice', THREE, ''],
    ['with fields', THREE, 'boleto_br'],
    ['with a disabled method', [{ id: 'pix_br', disabled: true, reason: 'Not for this amount' }, 'card_ru'], ''],
    ['with one method', ['pix_br'], ''],
    ['with a list that cannot be read', [7], ''],
  ] as const) {
    it(`is accessible ${state}`, async () => {
      const { element } = await list(methods, value);
      await expectAccessible(element);
    });
  }

  it('is accessible with a missing choice', async () => {
    const { element, send } = await list(THREE);
    element.required = true;
    await element.updateComplete;
    await send();
    await expectAccessible(element);
  });

  it('knows which methods need data of the customer', () => {
    expect([...CUSTOMER_METHODS].sort()).to.deep.equal([...CUSTOMER_FORMS.keys()].sort());
  });

  describe('the list', () => {
    it('shows the methods in the order of the page, with their names and marks', async () => {
      const { texts, all, element } = await list([
        'card_ru',
        'cashvoucher_mx',
        'pix_br',
        'bca_va_id',
        'some_wallet_ph',
      ]);
      expect(texts('name')).to.deep.equal(['Card', 'Cash voucher', 'Pix', 'Virtual account', 'Some wallet']);
      const paths = all('mark').map((mark) => mark.querySelector('path')!.getAttribute('d'));
      expect(paths).to.deep.equal([MARKS.card, MARKS.store, MARKS.qr, MARKS.bank, MARKS.cash]);
      expect(element.matches(':state(ready)')).to.equal(true);
    });

    it('is read from JSON, with names, descriptions and marks of the page', async () => {
      const { texts, all, radio, element } = await mountMethods(
        html`<pay-methods
          methods='[{"id":"pix_br","name":"Pix, at once","description":"In seconds","icon":"bank"},{"id":"x","icon":"none"}]'
        ></pay-methods>`,
      );
      expect(texts('name')).to.deep.equal(['Pix, at once', 'X']);
      expect(texts('description')).to.deep.equal(['In seconds']);
      expect(all('mark').map((mark) => mark.querySelector('path')!.getAttribute('d'))).to.deep.equal([MARKS.bank]);
      const described = radio('pix_br').getAttribute('aria-describedby')!;
      expect(element.shadowRoot!.getElementById(described)!.textContent).to.equal('In seconds');
    });

    it('has the name of each radio button without the description', async () => {
      const { element, radio } = await list([{ id: 'pix_br', description: 'In seconds' }, 'card_ru']);
      const name = (id: string) =>
        element.shadowRoot!.getElementById(radio(id).getAttribute('aria-labelledby')!)!.textContent;
      expect([name('pix_br'), name('card_ru')]).to.deep.equal(['Pix', 'Card']);
    });

    it('keeps the first of several methods with the same identifier', async () => {
      const { texts } = await list([{ id: 'pix_br', name: 'First' }, 'card_ru', 'pix_br']);
      expect(texts('name')).to.deep.equal(['First', 'Card']);
    });

    for (const empty of [undefined, null, '', [], '[]']) {
      it(`shows nothing for ${JSON.stringify(empty)}`, async () => {
        const { element, log } = await list(empty);
        expect(element.shadowRoot!.textContent.trim()).to.equal('');
        expect([element.matches(':state(empty)'), getComputedStyle(element).display]).to.deep.equal([true, 'none']);
        expect([element.value, log.names]).to.deep.equal(['', []]);
      });
    }

    const wrong: readonly (readonly [methods: unknown, message: string])[] = [
      ['{', 'not JSON'],
      ['{}', 'methods: expected array'],
      [{ length: 1 }, 'methods: expected array'],
      [[7], 'methods.0: expected object'],
      [['pix_br', null], 'methods.1: expected object'],
      [[''], 'methods.0: expected an identifier'],
      [['pix br'], 'methods.0: expected an identifier'],
      [['x'.repeat(65)], 'methods.0: expected an identifier'],
      [[{}], 'methods.0.id: expected string'],
      [[{ id: '"><b>' }], 'methods.0.id: expected an identifier'],
      [[{ id: 'a', name: 7 }], 'methods.0.name: expected string'],
      [[{ id: 'a', description: {} }], 'methods.0.description: expected string'],
      [[{ id: 'a', icon: 'star' }], 'methods.0.icon: expected a mark'],
      [[{ id: 'a', icon: 'constructor' }], 'methods.0.icon: expected a mark'],
      [[{ id: 'a', disabled: 'yes' }], 'methods.0.disabled: expected boolean'],
      [[{ id: 'a', reason: [] }], 'methods.0.reason: expected string'],
      [Array.from({ length: 101 }, (_none, index) => `m${index}`), 'methods: expected at most 100 methods'],
      [[Object.create({ id: 'a' })], 'methods.0.id: expected string'],
      [[Object.defineProperty({}, 'id', { get: () => 'a' })], 'methods.0.id: expected a plain value'],
    ];
    for (const [methods, message] of wrong) {
      it(`reports once: ${message} of ${String(JSON.stringify(methods)).slice(0, 40)}`, async () => {
        const { element, log, status, updated } = await list(methods);
        element.requestUpdate();
        await updated();
        const reported = log.of('pay-error').map((error) => [error.code, error.message]);
        expect(reported).to.deep.equal([['invalid-input', message]]);
        expect([status(), element.matches(':state(unusable)')]).to.deep.equal([
          'We can’t show the payment methods. Reload the page.',
          true,
        ]);
      });
    }

    it('reports a list that throws', async () => {
      const hostile = new Proxy([], {
        get: () => {
          throw new Error('secret');
        },
      });
      const { element, log, updated } = await list(THREE);
      element.methods = hostile;
      await updated();
      expect(log.of('pay-error').map(({ message }) => message)).to.deep.equal(['methods: could not be read']);
    });

    it('recovers with a list that can be read', async () => {
      const { element, texts, status } = await list([7]);
      element.methods = ['pix_br'];
      await element.updateComplete;
      expect([texts('name'), status(), element.matches(':state(ready)')]).to.deep.equal([['Pix'], '', true]);
    });

    it('replaces the icon and the name of the list by content of the page', async () => {
      const { all } = await mountMethods(
        html`<pay-methods .methods=${THREE}><b slot="mark-pix_br">P</b><b slot="label">How?</b></pay-methods>`,
      );
      const shown = (all('mark')[0] as HTMLSlotElement).assignedElements().map(({ textContent }) => textContent);
      expect(shown).to.deep.equal(['P']);
      const label = all('legend')[0]!.querySelector('slot')!.assignedElements();
      expect(label.map(({ textContent }) => textContent)).to.deep.equal(['How?']);
    });

    it('follows the language of the page', async () => {
      const { element, texts } = await list(['banktransfer_mx', 'sepa_de', 'pix_br']);
      element.lang = 'de';
      await waitUntil(() => texts('legend')[0] === 'Zahlungsart');
      expect(texts('name')).to.deep.equal(['Überweisung (SPEI)', 'SEPA-Überweisung', 'Pix']);
    });
  });

  describe('the choice', () => {
    it('is empty at first', async () => {
      const { element, checked } = await list(THREE);
      expect([element.value, checked()]).to.deep.equal(['', []]);
    });

    it('is that of the attribute value, without an event', async () => {
      const { element, checked, log, formEvents } = await list(THREE, 'card_ru');
      expect([element.value, checked(), log.names, formEvents]).to.deep.equal(['card_ru', ['card_ru'], [], []]);
    });

    it('is set by the page without an event, and known at once', async () => {
      const { element, updated, checked, log, formEvents, data } = await list(THREE);
      element.value = 'pix_br';
      expect([element.value, data()['method']]).to.deep.equal(['pix_br', 'pix_br']);
      await updated();
      expect([checked(), log.names, formEvents]).to.deep.equal([['pix_br'], [], []]);
      element.value = '';
      await updated();
      expect([element.value, checked()]).to.deep.equal(['', []]);
    });

    it('is the only method that can be chosen', async () => {
      const { element, log } = await list(['pix_br', { id: 'card_ru', disabled: true }]);
      expect([element.value, log.names]).to.deep.equal(['pix_br', []]);
      element.value = '';
      expect(element.value).to.equal('');
    });

    for (const value of ['constructor', 'unknown_xx', 'boleto']) {
      it(`is empty for ${value}, which is not in the list`, async () => {
        expect((await list(THREE, value)).element.value).to.equal('');
      });
    }

    it('is readable also if it is disabled: no text is muted twice', async () => {
      const methods = [
        { id: 'pix_br', disabled: true, reason: 'Not for this amount' },
        { id: 'card_ru', description: 'Any' },
      ];
      const { all } = await list(methods);
      const colorOf = (name: string, at = 0) => getComputedStyle(all(name)[at]!).color;
      const muted = colorOf('description');
      expect([colorOf('name'), colorOf('reason')]).to.deep.equal([muted, muted]);
      expect(colorOf('name', 1)).not.to.equal(muted);
    });

    it('has inputs of the page’s colour', async () => {
      const { element, all } = await list(['card_ru', 'boleto_br']);
      element.value = 'boleto_br';
      await element.updateComplete;
      const backgrounds = ['chosen', 'content'].map((name) => getComputedStyle(all(name).at(-1)!).backgroundColor);
      expect(backgrounds).to.deep.equal(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    });

    it('is not a disabled method, whose reason is shown', async () => {
      const methods = [{ id: 'pix_br', disabled: true, reason: 'Not for this amount' }, 'card_ru', 'boleto_br'];
      const { element, radio, texts } = await list(methods, 'pix_br');
      expect([element.value, radio('pix_br').disabled]).to.deep.equal(['', true]);
      expect(texts('reason')).to.deep.equal(['Not for this amount']);
      expect(radio('pix_br').getAttribute('aria-describedby')).to.equal('reason-pix_br');
    });

    it('is dropped with its method, and comes back with it, without an event', async () => {
      const { element, updated, choose, log, checked } = await list(THREE);
      await choose('card_ru');
      log.events.length = 0;
      element.methods = ['pix_br', 'boleto_br'];
      expect(element.value).to.equal('');
      await updated();
      element.methods = THREE;
      await updated();
      expect([element.value, checked(), log.names]).to.deep.equal(['card_ru', ['card_ru'], []]);
    });

    it('can be set before the list', async () => {
      const { element, updated, checked } = await list([]);
      element.value = 'pix_br';
      element.methods = THREE;
      await updated();
      expect(checked()).to.deep.equal(['pix_br']);
    });

    it('can be set before the element is connected', async () => {
      const { form } = await list(THREE);
      const element = Object.assign(document.createElement('pay-methods'), {
        value: 'ovo_id',
        methods: ['ovo_id', 'pix_br'],
      });
      expect([element.value, element.checkValidity(), element.validationMessage]).to.deep.equal([
        'ovo_id',
        false,
        'Loading…',
      ]);
      form.append(element);
      await element.updateComplete;
      expect([element.form === form, element.validationMessage]).to.deep.equal([true, 'Phone number is required.']);
    });

    it('is refused as an object', async () => {
      const { element } = await list(THREE, 'pix_br');
      element.value = { toString: () => 'card_ru' } as unknown as string;
      expect(element.value).to.equal('');
    });
  });

  describe('events', () => {
    it('are one input, one change and one pay-method-change for a choice', async () => {
      const { choose, log, formEvents } = await list(THREE);
      await choose('boleto_br');
      expect([log.names, formEvents]).to.deep.equal([['pay-method-change'], ['input', 'change']]);
      const [event] = log.of('pay-method-change');
      expect([event!.method, event!.detail]).to.deep.equal(['boleto_br', { method: 'boleto_br' }]);
      expect([event instanceof PayMethodChangeEvent, event!.bubbles, event!.composed]).to.deep.equal([
        true,
        true,
        true,
      ]);
    });

    it('are none for the method that is chosen already', async () => {
      const { choose, log, formEvents } = await list(THREE, 'pix_br');
      await choose('pix_br');
      expect([log.names, formEvents]).to.deep.equal([[], []]);
    });

    it('find the new value', async () => {
      const { element, form, radio } = await list(THREE);
      const seen: unknown[] = [];
      for (const type of ['input', 'change', 'pay-method-change'])
        form.addEventListener(type, () => seen.push(element.value, new FormData(form).get('method')));
      radio('card_ru').click();
      expect(seen).to.deep.equal(Array.from({ length: 6 }, () => 'card_ru'));
    });

    it('let the page choose another method', async () => {
      const { element, choose, log, checked } = await list(THREE, 'pix_br');
      element.addEventListener('pay-method-change', () => (element.value = 'pix_br'));
      await choose('card_ru');
      expect([element.value, checked(), log.names]).to.deep.equal(['pix_br', ['pix_br'], ['pay-method-change']]);
    });
  });

  describe('with the keyboard', () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await sendKeys({ press: key });
    };

    it('is one stop of Tab, and the arrows choose', async () => {
      const { form, element, focused, log } = await list(['pix_br', { id: 'x_br', disabled: true }, 'card_ru']);
      form.querySelector('input')!.focus();
      await press('Tab');
      expect([focused(), element.value]).to.deep.equal(['pix_br', '']);
      await press('ArrowDown');
      expect([focused(), element.value]).to.deep.equal(['card_ru', 'card_ru']);
      // In WebKit the last radio button is not followed by the first.
      await press('ArrowUp');
      expect([focused(), element.value]).to.deep.equal(['pix_br', 'pix_br']);
      await press('ArrowDown');
      expect(log.of('pay-method-change').map(({ method }) => method)).to.deep.equal(['card_ru', 'pix_br', 'card_ru']);
      await press('Tab');
      expect(document.activeElement === form.querySelector('button')).to.equal(true);
    });

    it('goes from the chosen method to its fields', async () => {
      const { form, focused, updated } = await list(['ovo_id', 'pix_br'], 'ovo_id');
      form.querySelector('input')!.focus();
      await press('Tab');
      expect(focused()).to.equal('ovo_id');
      await press('Tab');
      expect(focused()).to.equal('pay-customer-fields');
      await press('Tab');
      await updated();
      expect(document.activeElement === form.querySelector('button')).to.equal(true);
    });

    it('submits the form by Enter in a field', async () => {
      const { fields, formEvents } = await list(['ovo_id', 'pix_br'], 'ovo_id');
      await fill(fields()!, 'phone', '081234567890');
      fields()!.shadowRoot!.getElementById('phone')!.focus();
      formEvents.length = 0;
      await press('Enter');
      expect(formEvents).to.deep.equal(['submit']);
    });

    it('moves the focus to the chosen method', async () => {
      const { element, focused } = await list(THREE, 'card_ru');
      element.focus();
      expect(focused()).to.equal('card_ru');
    });
  });

  describe('the content of a method', () => {
    it('is shown while the method is chosen', async () => {
      const { element, choose } = await mountMethods(
        html`<pay-methods .methods=${THREE}><p slot="card_ru">Card form</p></pay-methods>`,
      );
      const shown = () => element.querySelector('p')!.getClientRects().length > 0;
      expect(shown()).to.equal(false);
      await choose('card_ru');
      expect(shown()).to.equal(true);
      await choose('pix_br');
      expect(shown()).to.equal(false);
    });

    it('has the fields of a method that needs data, from its first choice on', async () => {
      const { element, choose, fields } = await list(['pix_br', 'ovo_id', 'boleto_br']);
      const count = () => element.shadowRoot!.querySelectorAll('pay-customer-fields').length;
      expect(count()).to.equal(0);
      await choose('ovo_id');
      expect([count(), fields()!.paymentMethod]).to.deep.equal([1, 'ovo_id']);
      await choose('boleto_br');
      expect([count(), fields()!.paymentMethod]).to.deep.equal([2, 'boleto_br']);
      await choose('pix_br');
      expect([count(), fields()]).to.deep.equal([2, null]);
    });

    it('keeps what was typed while another method is chosen', async () => {
      const { choose, fields, element } = await list(['ovo_id', 'pix_br'], 'ovo_id');
      await fill(fields()!, 'phone', '081234567890');
      await choose('pix_br');
      expect(element.customerValue).to.deep.equal({});
      await choose('ovo_id');
      expect(element.customerValue).to.deep.equal(PHONE);
    });

    it('is filled in with the known data, as an object or as JSON', async () => {
      for (const customer of [PHONE, JSON.stringify(PHONE)]) {
        const { element } = await mountMethods(
          html`<pay-methods .methods=${['ovo_id']} .customer=${customer}></pay-methods>`,
        );
        expect(element.customerValue).to.deep.equal(PHONE);
      }
    });

    it('reports known data of the wrong shape', async () => {
      const { log } = await mountMethods(html`<pay-methods .methods=${['ovo_id']} customer="[1]"></pay-methods>`);
      expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['invalid-input']);
    });
  });

  describe('in a form', () => {
    it('is the chosen identifier, and the data of the customer as JSON', async () => {
      const { data, choose, fields } = await list(['pix_br', 'ovo_id']);
      expect(data()).to.deep.equal({ note: 'a' });
      await choose('pix_br');
      expect(data()).to.deep.equal({ note: 'a', method: 'pix_br' });
      await choose('ovo_id');
      await fill(fields()!, 'phone', '081234567890');
      expect(data()).to.deep.equal({ note: 'a', method: 'ovo_id', customer: JSON.stringify(PHONE) });
    });

    it('has another name for the data of the customer, or none', async () => {
      const { element, updated, data } = await mountMethods(
        html`<pay-methods name="m" customer-name="who" .methods=${['ovo_id']} .customer=${PHONE}></pay-methods>`,
      );
      expect(data()).to.deep.equal({ note: 'a', m: 'ovo_id', who: JSON.stringify(PHONE) });
      element.customerName = '';
      await updated();
      expect(data()).to.deep.equal({ note: 'a', m: 'ovo_id' });
    });

    it('is nothing without a name', async () => {
      const { data } = await mountMethods(html`<pay-methods .methods=${['ovo_id']} .customer=${PHONE}></pay-methods>`);
      expect(data()).to.deep.equal({ note: 'a' });
    });

    it('is valid without a choice unless it is required', async () => {
      const { element, form, updated } = await list(THREE);
      expect([form.checkValidity(), element.validationMessage]).to.deep.equal([true, '']);
      element.required = true;
      await updated();
      expect([form.checkValidity(), element.validity.valueMissing]).to.deep.equal([false, true]);
      expect(element.validationMessage).to.equal('Choose a payment method.');
      element.value = 'pix_br';
      expect(form.checkValidity()).to.equal(true);
    });

    it('shows a missing choice after a submit, with the focus, until there is a choice', async () => {
      const { element, send, status, focused, formEvents, choose, all } = await list(THREE);
      element.required = true;
      await element.updateComplete;
      expect(status()).to.equal('');
      await send();
      expect([status(), focused(), formEvents]).to.deep.equal(['Choose a payment method.', 'pix_br', []]);
      const group = () => [all('group')[0]!.ariaInvalid, all('group')[0]!.getAttribute('aria-describedby')];
      expect(group()).to.deep.equal(['true', 'status']);
      await choose('card_ru');
      expect([status(), ...group()]).to.deep.equal(['', null, null]);
      await send();
      expect(formEvents).to.deep.equal(['input', 'change', 'submit']);
    });

    it('leaves the focus to an earlier field that is invalid', async () => {
      const { element, form, send, focused, status } = await list(THREE);
      element.required = true;
      const note = form.querySelector('input')!;
      note.required = true;
      note.value = '';
      await element.updateComplete;
      await send();
      expect([focused(), document.activeElement === note, status()]).to.deep.equal([
        null,
        true,
        'Choose a payment method.',
      ]);
    });

    it('shows the missing data of the customer after a submit, with the focus', async () => {
      const { element, send, fields, focused, status, formEvents, updated } = await list(
        ['ovo_id', 'pix_br'],
        'ovo_id',
      );
      expect([element.checkValidity(), element.customerValue]).to.deep.equal([false, null]);
      expect(element.validationMessage).to.equal('Phone number is required.');
      await send();
      await updated();
      expect([focused(), status(), formEvents]).to.deep.equal(['pay-customer-fields', '', []]);
      expect(fields()!.shadowRoot!.activeElement?.id).to.equal('phone');
      await fill(fields()!, 'phone', '081234567890');
      await send();
      expect(formEvents.at(-1)).to.equal('submit');
    });

    it('shows the problem for reportValidity, and nothing for checkValidity', async () => {
      const { element, status, updated, focused } = await list(THREE);
      element.required = true;
      await updated();
      expect([element.checkValidity(), focused()]).to.deep.equal([false, null]);
      await updated();
      expect(status()).to.equal('');
      expect(element.reportValidity()).to.equal(false);
      await updated();
      expect([status(), focused()]).to.deep.equal(['Choose a payment method.', 'pix_br']);
    });

    it('shows the problem after requestSubmit', async () => {
      const { element, form, status, updated } = await list(THREE);
      element.required = true;
      await updated();
      form.requestSubmit();
      await updated();
      expect(status()).to.equal('Choose a payment method.');
    });

    it('shows a problem of the page', async () => {
      const { element, send, status, formEvents } = await list(THREE, 'pix_br');
      element.setCustomValidity('Not for this order.');
      expect([element.validity.customError, element.validationMessage]).to.deep.equal([true, 'Not for this order.']);
      await send();
      expect([status(), formEvents]).to.deep.equal(['Not for this order.', []]);
      element.setCustomValidity('');
      await send();
      expect([status(), formEvents]).to.deep.equal(['', ['submit']]);
    });

    it('is reset to its value attribute and the known data', async () => {
      const { element, form, choose, fields, updated, checked } = await mountMethods(
        html`<pay-methods name="m" .methods=${['pix_br', 'ovo_id']} value="pix_br" .customer=${PHONE}></pay-methods>`,
      );
      await choose('ovo_id');
      await fill(fields()!, 'phone', '1');
      form.reset();
      await updated();
      expect([element.value, checked()]).to.deep.equal(['pix_br', ['pix_br']]);
      await choose('ovo_id');
      expect(element.customerValue).to.deep.equal(PHONE);
    });

    it('restores the choice and what was typed', async () => {
      const { element, fields, updated } = await list(['pix_br', 'ovo_id']);
      element.formStateRestoreCallback('ovo_id\n{"phone":"0812"}', 'restore');
      await updated();
      expect(element.value).to.equal('ovo_id');
      const input = fields()!.shadowRoot!.getElementById('phone') as HTMLInputElement;
      expect(input.value).to.equal('0812');
      element.formStateRestoreCallback('pix_br', 'autocomplete');
      expect(element.value).to.equal('pix_br');
    });

    for (const by of ['itself', 'a fieldset'] as const) {
      it(`is disabled by ${by}`, async () => {
        const { element, form, data, updated, fields, send, formEvents, radio } = await list(
          ['ovo_id', 'pix_br'],
          'ovo_id',
        );
        const target = by === 'itself' ? element : form.querySelector('fieldset')!;
        target.disabled = true;
        await updated();
        expect([data()['method'], element.willValidate]).to.deep.equal([undefined, false]);
        expect(radio('pix_br').matches(':disabled')).to.equal(true);
        expect(fields()!.shadowRoot!.getElementById('phone')!.matches(':disabled')).to.equal(true);
        target.disabled = false;
        await updated();
        expect(radio('pix_br').matches(':disabled')).to.equal(false);
        await send();
        expect(formEvents).to.deep.equal([]);
      });
    }

    it('belongs to its form', async () => {
      const { element, form, fields } = await list(['ovo_id', 'pix_br'], 'ovo_id');
      expect([element.form === form, fields()!.form === form]).to.deep.equal([true, true]);
    });
  });

  it('has no listener left after it is removed', async () => {
    const { element, form, send, updated } = await list(THREE);
    element.required = true;
    await updated();
    const added: string[] = [];
    const removed: string[] = [];
    const { addEventListener: add, removeEventListener: remove } = document;
    // The elements take methods from prototypes.
    Object.assign(Document.prototype, {
      addEventListener: (...args: Parameters<typeof add>) => (added.push(args[0]), add.apply(document, args)),
      removeEventListener: (...args: Parameters<typeof remove>) => (
        removed.push(args[0]),
        remove.apply(document, args)
      ),
    });
    try {
      element.remove();
      form.querySelector('fieldset')!.append(element);
      element.remove();
    } finally {
      Reflect.deleteProperty(Document.prototype, 'addEventListener');
      Reflect.deleteProperty(Document.prototype, 'removeEventListener');
    }
    expect([added, removed]).to.deep.equal([['click'], ['click', 'click']]);
    await send();
  });
});
