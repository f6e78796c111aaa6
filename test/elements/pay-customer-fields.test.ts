import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PayCustomerFields } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { mountForm } from '../support/form.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

const DOCUMENT = 'document.number';
const STATE = 'billing_address.state';
const address = { state: 'SP', city: 'São Paulo', line1: 'Rua das Flores, 100', postal_code: '01310-100' };
const brazilian = {
  document: { country: 'BR', type: 'tax_id', number: '52998224725' },
  billing_address: { country: 'BR', ...address },
};
const numberProblem = 'This CPF or CNPJ isn’t valid. Check every character.';

const mountFields = (method: string, value?: object | string) =>
  mountForm<PayCustomerFields>(
    html`<pay-customer-fields
      name="customer"
      payment-method=${method}
      value=${value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)}
    ></pay-customer-fields>`,
  );

/** Types into a field with real keys. */
async function type(control: HTMLElement, text: string): Promise<void> {
  control.focus();
  await sendKeys({ type: text });
}
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
};

describe('pay-customer-fields', () => {
  for (const method of ['ovo_id', 'boleto_br']) {
    it(`is accessible for ${method}, empty and refused`, async () => {
      const { element, send } = await mountFields(method);
      await expectAccessible(element);
      await send();
      await expectAccessible(element);
    });
  }

  describe('for payment methods without customer data', () => {
    for (const method of ['', 'pix_br', 'card_ru', 'constructor', '__proto__']) {
      it(`is empty and valid for ${JSON.stringify(method)}`, async () => {
        const { element, form, data, send, formEvents } = await mountFields(method);
        expect(element.shadowRoot!.textContent.trim()).to.equal('');
        expect([element.value, form.checkValidity(), element.matches(':state(empty)')]).to.deep.equal([{}, true, true]);
        expect(data()).to.deep.equal({ note: 'a', customer: '{}' });
        await send();
        expect(formEvents).to.deep.equal(['submit']);
      });
    }
  });

  describe('for ovo_id', () => {
    it('has the phone as its value, and as JSON in the form', async () => {
      const { element, fill, data } = await mountFields('ovo_id');
      await fill('phone', '0812 3456 7890');
      expect(element.value).to.deep.equal({ phone: '+6281234567890' });
      expect(data()).to.deep.equal({ note: 'a', customer: '{"phone":"+6281234567890"}' });
    });

    for (const { input, expect: number } of vectors.phone) {
      it(`reads the published ${input.value} as ${number}`, async () => {
        const { element, fill, error } = await mountFields('ovo_id');
        await fill('phone', input.value);
        expect(element.value).to.deep.equal(number === null ? null : { phone: number });
        expect(element.validity.patternMismatch).to.equal(number === null);
        expect(error('phone') === null).to.equal(number !== null);
      });
    }

    it('groups the digits when the field loses focus', async () => {
      const { fill, control } = await mountFields('ovo_id');
      await fill('phone', '081234567890');
      expect(control('phone').value).to.equal('+62 812-3456-7890');
    });

    it('does not change a number while it is typed', async () => {
      const { control } = await mountFields('ovo_id');
      await type(control('phone'), '0812 3456');
      expect(control('phone').value).to.equal('0812 3456');
    });

    it('requires the country code of a foreign number', async () => {
      const { fill, error } = await mountFields('ovo_id');
      await fill('phone', '5511987654321');
      expect(error('phone')).to.equal('Start the phone number with 08, or with + and the country code.');
    });
  });

  describe('for boleto_br', () => {
    for (const { input, expect: ok } of [...vectors.cpf, ...vectors.cnpj]) {
      it(`${ok ? 'accepts' : 'refuses'} the published ${input}`, async () => {
        const { element, fill, error, control } = await mountFields('boleto_br', brazilian);
        await fill(DOCUMENT, input);
        const number = input.toUpperCase().replace(/[^A-Z\d]/g, '');
        const document = { country: 'BR', type: 'tax_id', number };
        expect(element.value).to.deep.equal(ok ? { ...brazilian, document } : null);
        expect(error(DOCUMENT)).to.equal(ok ? null : numberProblem);
        expect(control(DOCUMENT).value.replace(/[./-]/g, '')).to.equal(number);
      });
    }

    it('accepts autofilled fields, and has all of them in its value', async () => {
      const { element, fill } = await mountFields('boleto_br');
      await fill(DOCUMENT, '52998224725');
      await fill('billing_address.postal_code', '01310100');
      await fill('billing_address.line1', ' Rua das Flores,  100 ');
      await fill('billing_address.line2', 'Apto 4');
      await fill('billing_address.city', 'São Paulo');
      expect(element.value).to.equal(null);
      await fill(STATE, 'SP');
      expect(element.value).to.deep.equal({
        ...brazilian,
        billing_address: { ...brazilian.billing_address, line2: 'Apto 4' },
      });
    });

    it('has no empty field in its value', async () => {
      const { element, fill } = await mountFields('boleto_br', brazilian);
      await fill('billing_address.postal_code', ' ');
      const { postal_code: _none, ...rest } = brazilian.billing_address;
      expect(element.value).to.deep.equal({ ...brazilian, billing_address: rest });
    });

    it('accepts states by code and by name', async () => {
      for (const state of ['SP', 'sp', 'São Paulo', 'sao paulo']) {
        const { element, control } = await mountFields('boleto_br', {
          ...brazilian,
          billing_address: { ...brazilian.billing_address, state },
        });
        expect(element.value, state).to.deep.equal(brazilian);
        expect(control(STATE).selectedOptions[0]!.text).to.equal('São Paulo');
      }
    });

    it('sets autocomplete for the browser’s autofill', async () => {
      const { element } = await mountFields('boleto_br');
      const controls = element.shadowRoot!.querySelectorAll<HTMLInputElement>('input, select');
      expect(Array.from(controls, ({ autocomplete }) => autocomplete)).to.deep.equal([
        'on',
        'billing postal-code',
        'billing address-line1',
        'billing address-line2',
        'billing address-level2',
        'billing address-level1',
      ]);
      expect((await mountFields('ovo_id')).control('phone').autocomplete).to.equal('tel');
    });

    it('accepts at most 64 characters', async () => {
      const { element, fill, error } = await mountFields('boleto_br', brazilian);
      await fill('billing_address.city', 'x'.repeat(65));
      expect([element.validity.tooLong, element.value]).to.deep.equal([true, null]);
      expect(error('billing_address.city')).to.equal('City: at most 64 characters.');
    });
  });

  describe('the caret', () => {
    it('stays at the end while separators are inserted', async () => {
      const { control } = await mountFields('boleto_br');
      await type(control(DOCUMENT), '52998224725');
      expect(control(DOCUMENT).value).to.equal('529.982.247-25');
      expect(control(DOCUMENT).selectionStart).to.equal(14);
    });

    it('stays after a character that is typed in the middle', async () => {
      const { control } = await mountFields('boleto_br');
      await type(control(DOCUMENT), '529824725');
      control(DOCUMENT).setSelectionRange(3, 3);
      await sendKeys({ type: '9' });
      expect([control(DOCUMENT).value, control(DOCUMENT).selectionStart]).to.deep.equal(['529.982.472-5', 5]);
      control(DOCUMENT).setSelectionRange(7, 7);
      await sendKeys({ type: '2' });
      expect([control(DOCUMENT).value, control(DOCUMENT).selectionStart]).to.deep.equal(['529.982.247-25', 9]);
    });

    it('skips separators when deleting, so that every key deletes a character', async () => {
      const { control } = await mountFields('boleto_br');
      await type(control(DOCUMENT), '529982');
      await press('Backspace', 'Backspace', 'Backspace');
      expect(control(DOCUMENT).value).to.equal('529');
      await sendKeys({ type: '982' });
      control(DOCUMENT).setSelectionRange(4, 4);
      await press('Backspace');
      expect([control(DOCUMENT).value, control(DOCUMENT).selectionStart]).to.deep.equal(['529.982', 3]);
      await press('Backspace');
      expect([control(DOCUMENT).value, control(DOCUMENT).selectionStart]).to.deep.equal(['529.82', 2]);
    });

    it('is after text that was pasted over a part', async () => {
      const { control } = await mountFields('boleto_br');
      await type(control(DOCUMENT), '52998224725');
      control(DOCUMENT).setSelectionRange(4, 7);
      document.execCommand('insertText', false, '1 2-3');
      expect([control(DOCUMENT).value, control(DOCUMENT).selectionStart]).to.deep.equal(['529.123.247-25', 7]);
    });

    it('is not moved while a character is composed', async () => {
      const { control } = await mountFields('boleto_br');
      const input = control(DOCUMENT);
      input.focus();
      input.value = '５２９９';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
      expect(input.value).to.equal('５２９９');
    });
  });

  describe('validation', () => {
    it('shows no error while a field is typed for the first time', async () => {
      const { control, error, updated, part } = await mountFields('boleto_br');
      await type(control(DOCUMENT), '529');
      await updated();
      expect(error(DOCUMENT)).to.equal(null);
      await press('Tab');
      await updated();
      expect(error(DOCUMENT)).to.equal('A CPF has 11 digits; a CNPJ has 14 letters and digits.');
      expect(part('status')!.textContent.trim()).to.equal(error(DOCUMENT));
    });

    it('removes the error as soon as the field is valid', async () => {
      const { control, error, updated, fill } = await mountFields('boleto_br');
      await fill(DOCUMENT, '529.982.247-2');
      await type(control(DOCUMENT), '5');
      await updated();
      expect(error(DOCUMENT)).to.equal(null);
    });

    it('shows no error for fields that were only tabbed through', async () => {
      const { control, error, updated } = await mountFields('boleto_br');
      control(DOCUMENT).focus();
      await press('Tab', 'Tab', 'Tab');
      await updated();
      expect(error(DOCUMENT)).to.equal(null);
    });

    it('lists the errors when the form is submitted, and focuses the summary', async () => {
      const { send, summary, focused, formEvents, element, error } = await mountFields('boleto_br');
      await send();
      expect(formEvents).to.deep.equal([]);
      expect(summary()).to.deep.equal([
        'CPF or CNPJ is required.',
        'Street and number is required.',
        'City is required.',
        'State is required.',
      ]);
      expect(focused()).to.equal('summary');
      expect(error(DOCUMENT)).to.equal('CPF or CNPJ is required.');
      expect(element.matches(':state(refused):invalid')).to.equal(true);
    });

    it('links from the summary to the field, and removes the fixed error', async () => {
      const { send, summary, focused, part, fill } = await mountFields('boleto_br');
      await send();
      const count = summary().length;
      part('summary-link')!.click();
      expect(focused()).to.equal(DOCUMENT);
      await fill(DOCUMENT, '529.982.247-25');
      expect(summary()).to.have.length(count - 1);
    });

    it('keeps the summary until its last problem is gone', async () => {
      const { send, summary, part, fill } = await mountFields('boleto_br', brazilian);
      await fill(DOCUMENT, '');
      await fill('billing_address.city', '');
      await send();
      expect(summary()).to.have.length(2);
      await fill('billing_address.city', 'Recife');
      expect(summary()).to.have.length(1);
      await fill(DOCUMENT, '529.982.247-25');
      expect([summary(), part('summary')]).to.deep.equal([[], null]);
    });

    it('focuses the summary again at the next submission', async () => {
      const { send, focused, control } = await mountFields('boleto_br');
      await send();
      control(DOCUMENT).focus();
      await send();
      expect(focused()).to.equal('summary');
    });

    it('shows a single problem at its field alone, which gets the focus', async () => {
      const { send, focused, error, part } = await mountFields('ovo_id');
      await send();
      expect([focused(), error('phone'), part('summary')]).to.deep.equal(['phone', 'Phone number is required.', null]);
    });

    it('shows nothing for checkValidity', async () => {
      const { form, element, updated, part, focused } = await mountFields('boleto_br');
      expect([form.checkValidity(), element.checkValidity()]).to.deep.equal([false, false]);
      await updated();
      expect([part('summary'), part('error'), focused()]).to.deep.equal([null, null, null]);
    });

    it('suppresses the browser’s own message', async () => {
      const { element, form, send } = await mountFields('ovo_id');
      const taken: boolean[] = [];
      element.addEventListener('invalid', ({ defaultPrevented }) => taken.push(defaultPrevented));
      form.checkValidity();
      await send();
      expect(taken).to.deep.equal([false, true]);
    });

    it('shows the summary for reportValidity', async () => {
      const { element, updated, focused } = await mountFields('boleto_br');
      expect(element.reportValidity()).to.equal(false);
      await updated();
      expect(focused()).to.equal('summary');
    });

    it('focuses the summary after requestSubmit, which closes the message of the browser', async () => {
      const { form, updated, focused, summary, formEvents } = await mountFields('boleto_br', {
        document: brazilian.document,
      });
      form.requestSubmit();
      await updated();
      expect([focused(), formEvents]).to.deep.equal(['summary', []]);
      expect(summary()).to.have.length(3);
    });

    it('leaves the focus to an earlier invalid field of the page', async () => {
      const { form, send, focused, error } = await mountFields('ovo_id');
      const note = form.elements.namedItem('note') as HTMLInputElement;
      note.required = true;
      note.value = '';
      await send();
      expect([focused(), document.activeElement === note]).to.deep.equal([null, true]);
      expect(error('phone')).to.equal('Phone number is required.');
    });

    it('sets the browser’s validity and message', async () => {
      const { element, fill } = await mountFields('ovo_id');
      expect([element.validity.valueMissing, element.validationMessage]).to.deep.equal([
        true,
        'Phone number is required.',
      ]);
      await fill('phone', '+6281');
      expect([element.validity.valueMissing, element.validity.patternMismatch]).to.deep.equal([false, true]);
    });

    it('shows a custom error of the page', async () => {
      const { element, send, part, error, focused, formEvents } = await mountFields('ovo_id', {
        phone: '081234567890',
      });
      element.setCustomValidity('This number has no wallet.');
      expect([element.validity.customError, element.validationMessage]).to.deep.equal([
        true,
        'This number has no wallet.',
      ]);
      await send();
      // It is about the only field.
      expect([error('phone'), focused(), part('summary')]).to.deep.equal(['This number has no wallet.', 'phone', null]);
      element.paymentMethod = 'pix_br';
      await send();
      expect([part('summary')!.textContent.trim(), focused()]).to.deep.equal(['This number has no wallet.', 'summary']);
      element.setCustomValidity('');
      await send();
      expect([part('summary'), formEvents]).to.deep.equal([null, ['submit']]);
    });
  });

  describe('in a form', () => {
    it('fires input for each key, and change when the field loses focus', async () => {
      const { element, control, formEvents } = await mountFields('boleto_br');
      const values: unknown[] = [];
      element.addEventListener('input', ({ target }) => values.push(target === element));
      await type(control(DOCUMENT), '5299');
      expect(formEvents).to.deep.equal(['input', 'input', 'input', 'input']);
      await press('Tab');
      expect(formEvents).to.deep.equal(['input', 'input', 'input', 'input', 'change']);
      expect(values).to.deep.equal([true, true, true, true]);
      control(DOCUMENT).focus();
      await press('Tab');
      expect(formEvents).to.have.length(5);
    });

    it('has its new value when input and change are fired', async () => {
      const { element, fill, form } = await mountFields('ovo_id');
      const seen: unknown[] = [];
      for (const type of ['input', 'change'])
        form.addEventListener(type, () => seen.push(element.value, new FormData(form).get('customer')));
      await fill('phone', '081234567890');
      const value = { phone: '+6281234567890' };
      expect(seen).to.deep.equal([value, JSON.stringify(value), value, JSON.stringify(value)]);
    });

    it('fires no other events than input and change', async () => {
      const { fill, log } = await mountFields('ovo_id');
      await fill('phone', '081234567890');
      expect(log.names).to.deep.equal([]);
    });

    it('is submitted by Enter through the submit button', async () => {
      const { control, formEvents, form } = await mountFields('ovo_id');
      let pressed = 0;
      form.querySelector('button')!.addEventListener('click', () => pressed++);
      await type(control('phone'), '081234567890');
      formEvents.length = 0;
      await press('Enter');
      expect([formEvents, pressed]).to.deep.equal([['change', 'submit'], 1]);
    });

    it('is submitted by Enter without a button', async () => {
      const { control, formEvents, form } = await mountFields('ovo_id', { phone: '081234567890' });
      form.querySelector('button')!.remove();
      control('phone').focus();
      await press('Enter');
      expect(formEvents).to.deep.equal(['submit']);
    });

    it('moves by Enter to the next invalid field, and then shows the summary', async () => {
      const { control, formEvents, focused, updated } = await mountFields('boleto_br');
      await type(control('billing_address.city'), 'Recife');
      formEvents.length = 0;
      await press('Enter');
      expect([formEvents, focused()]).to.deep.equal([['change'], STATE]);
      control(STATE).value = 'PE';
      control(STATE).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      control('billing_address.city').focus();
      await press('Enter');
      await updated();
      expect(focused()).to.equal('summary');
    });

    it('is reset to its value attribute', async () => {
      const { element, form, fill, updated, control, send, error } = await mountFields('ovo_id', {
        phone: '081234567890',
      });
      await fill('phone', '1');
      await send();
      form.reset();
      await updated();
      expect(element.value).to.deep.equal({ phone: '+6281234567890' });
      expect([control('phone').value, error('phone')]).to.deep.equal(['+62 812-3456-7890', null]);
    });

    it('is emptied by a reset without a value attribute', async () => {
      const { element, form, fill, updated, control, error } = await mountFields('ovo_id');
      await fill('phone', '1');
      form.reset();
      await updated();
      expect([element.value, control('phone').value, error('phone')]).to.deep.equal([null, '', null]);
    });

    it('is restored as typed', async () => {
      const { element, control, updated, formEvents } = await mountFields('ovo_id');
      element.formStateRestoreCallback('{"phone":"0812"}', 'restore');
      await updated();
      expect([control('phone').value, element.value, formEvents]).to.deep.equal(['0812', null, []]);
      element.formStateRestoreCallback('{"phone":"081234567890"}', 'autocomplete');
      expect(element.value).to.deep.equal({ phone: '+6281234567890' });
    });

    for (const state of ['', 'null', '{"phone":1}', '[', null, {}]) {
      it(`is empty after an unknown form state: ${JSON.stringify(state)}`, async () => {
        const { element, updated, control } = await mountFields('ovo_id');
        element.formStateRestoreCallback(state, 'restore');
        await updated();
        expect([element.value, control('phone').value]).to.deep.equal([null, '']);
      });
    }

    it('is disabled with its fieldset, and then neither validated nor submitted', async () => {
      const { element, form, updated, control, data } = await mountFields('ovo_id', { phone: '081234567890' });
      const fieldset = form.querySelector('fieldset')!;
      fieldset.disabled = true;
      await updated();
      expect([control('phone').matches(':disabled'), element.willValidate, data()]).to.deep.equal([true, false, {}]);
      fieldset.disabled = false;
      await updated();
      expect([control('phone').matches(':disabled'), element.willValidate]).to.deep.equal([false, true]);
      element.disabled = true;
      await updated();
      expect([control('phone').matches(':disabled'), element.matches(':disabled')]).to.deep.equal([true, true]);
    });

    it('has no form entry while it is invalid or without a name', async () => {
      const { element, data, fill } = await mountFields('ovo_id');
      expect(data()).to.deep.equal({ note: 'a' });
      await fill('phone', '081234567890');
      element.removeAttribute('name');
      expect(data()).to.deep.equal({ note: 'a' });
    });

    it('is associated with its form and its label', async () => {
      const { element, form, focused } = await mountFields('ovo_id');
      const label = document.createElement('label');
      element.id = 'fields';
      label.htmlFor = 'fields';
      form.append(label);
      expect([element.form === form, element.labels.length]).to.deep.equal([true, 1]);
      label.click();
      expect(focused()).to.equal('phone');
    });
  });

  describe('the value', () => {
    it('can be set, and is returned as the service accepts it', async () => {
      const { element, updated, control } = await mountFields('boleto_br');
      element.value = { ...brazilian, document: { ...brazilian.document, number: '529.982.247-25' } };
      expect(element.value).to.deep.equal(brazilian);
      await updated();
      expect(control(DOCUMENT).value).to.equal('529.982.247-25');
      element.value = null;
      await updated();
      expect([element.value, control(DOCUMENT).value, control(STATE).value]).to.deep.equal([null, '', '']);
    });

    it('can be set before the element is connected', async () => {
      const element = document.createElement('pay-customer-fields');
      element.value = { phone: '081234567890' };
      element.paymentMethod = 'ovo_id';
      expect(element.value).to.equal(null);
      document.body.append(element);
      await element.updateComplete;
      expect(element.value).to.deep.equal({ phone: '+6281234567890' });
      element.remove();
    });

    it('has the fields of the current method', async () => {
      const { element, updated } = await mountFields('ovo_id', { phone: '081234567890', ...brazilian });
      element.paymentMethod = 'boleto_br';
      await updated();
      expect(element.value).to.deep.equal(brazilian);
      element.paymentMethod = 'pix_br';
      expect(element.value).to.deep.equal({});
      element.paymentMethod = 'ovo_id';
      expect(element.value).to.deep.equal({ phone: '+6281234567890' });
    });

    it('keeps typed input when the method changes and changes back', async () => {
      const { element, updated, fill } = await mountFields('ovo_id', { phone: '081234567890' });
      await fill('phone', '081299999999');
      element.paymentMethod = 'boleto_br';
      await updated();
      element.paymentMethod = 'ovo_id';
      await updated();
      expect(element.value).to.deep.equal({ phone: '+6281299999999' });
    });

    it('shows no errors for a new method before a submission', async () => {
      const { element, send, part, summary, error, updated } = await mountFields('boleto_br');
      await send();
      element.paymentMethod = 'ovo_id';
      await updated();
      expect([summary(), part('summary') === null]).to.deep.equal([[], true]);
      expect(element.matches(':state(incomplete)')).to.equal(true);
      await send();
      expect(error('phone')).to.equal('Phone number is required.');
    });

    it('ignores an address of another country', async () => {
      const { control } = await mountFields('boleto_br', {
        document: brazilian.document,
        billing_address: { ...brazilian.billing_address, country: 'PT', city: 'Lisboa' },
      });
      expect([control(DOCUMENT).value, control('billing_address.city').value]).to.deep.equal(['529.982.247-25', '']);
    });

    it('keeps typed input when the attribute changes later', async () => {
      const { element, fill, updated } = await mountFields('ovo_id');
      await fill('phone', '081234567890');
      element.setAttribute('value', '{"phone":"081299999999"}');
      await updated();
      expect(element.value).to.deep.equal({ phone: '+6281234567890' });
    });

    for (const value of ['{', '[1]', '7', '{"phone":7}', '{"phone":{"a":1}}']) {
      it(`is empty after ${value}, and pay-error is fired`, async () => {
        const { log, control } = await mountFields('ovo_id');
        log.events.length = 0;
        const { element } = await mountFields('ovo_id');
        const errors: string[] = [];
        element.addEventListener('pay-error', ({ code }) => errors.push(code));
        element.value = value;
        expect([errors, element.value, control('phone').value]).to.deep.equal([['invalid-input'], null, '']);
      });
    }
  });

  it('removes its listeners when it is removed', async () => {
    const { addEventListener: add, removeEventListener: remove } = document;
    const { prototype } = Document;
    let listeners = 0;
    prototype.addEventListener = (...args: Parameters<typeof add>) => (listeners++, add.apply(document, args));
    prototype.removeEventListener = (...args: Parameters<typeof remove>) => (listeners--, remove.apply(document, args));
    try {
      const { element } = await mountFields('ovo_id');
      expect(listeners).to.equal(1);
      element.remove();
      expect(listeners).to.equal(0);
    } finally {
      Reflect.deleteProperty(prototype, 'addEventListener');
      Reflect.deleteProperty(prototype, 'removeEventListener');
    }
  });
});
