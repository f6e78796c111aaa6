import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { isPayError } from '../../src/errors.js';
import { readLine } from '../../src/domain/reading.js';
import {
  checkForm,
  emptyForm,
  formFlow,
  parseTexts,
  textsOf,
  type FormEvent,
  type FormShape,
  type FormState,
} from '../../src/flows/form.js';

const shape: FormShape = {
  fields: [
    { path: 'name', read: readLine },
    { path: 'address.city', read: readLine },
    { path: 'address.line2', optional: true, read: readLine },
    { path: 'code', optional: true, read: (text) => (text === '1' ? { value: text } : { problem: 'bank' }) },
  ],
  fixed: { 'address.country': 'BR' },
  kept: ['reference'],
};
const after = (...events: FormEvent[]): FormState => events.reduce(formFlow, emptyForm);
const edit = (path: string, text = 'x'): FormEvent => ({ type: 'edit', path, text });
const leave = (path: string): FormEvent => ({ type: 'leave', path });

describe('formFlow', () => {
  it('shows the problem of a field after it was changed and left', () => {
    expect([...after(edit('name')).shown]).to.deep.equal([]);
    expect([...after(leave('name')).shown]).to.deep.equal([]);
    const { shown, left } = after(edit('name'), leave('name'));
    expect([[...shown], left]).to.deep.equal([['name'], 'name']);
  });

  it('forgets the field that was left when the consumer types', () => {
    expect(after(edit('name'), leave('name'), edit('code')).left).to.equal(null);
  });

  it('shows all problems after a submission', () => {
    const { shown, refused } = after({ type: 'refuse', shape, isListed: true });
    expect([shown.size, refused === shape]).to.deep.equal([4, true]);
  });

  it('resets when a value is set', () => {
    const texts = { name: 'a' };
    expect(after(edit('name'), { type: 'refuse', shape, isListed: true }, { type: 'fill', texts })).to.deep.equal({
      ...emptyForm,
      texts,
    });
  });

  it('fills only empty fields', () => {
    const offer: FormEvent = { type: 'offer', texts: { name: 'b', code: '1' }, shape };
    expect(after(edit('name', ''), offer).texts).to.deep.equal({ name: '', code: '1' });
  });

  it('clears the problems of another shape', () => {
    const refuse: FormEvent = { type: 'refuse', shape, isListed: true };
    const other = after(refuse, { type: 'offer', texts: {}, shape: { ...shape } });
    expect([other.shown.size, other.refused, other.isListed]).to.deep.equal([0, null, false]);
    expect(after(refuse, { type: 'offer', texts: {}, shape }).shown.size).to.equal(4);
  });
});

describe('checkForm', () => {
  it('reports all problems in order and has no value', () => {
    const { value, problems } = checkForm(shape, { code: '2', name: '\u200b ' });
    expect(value).to.equal(null);
    expect([...problems]).to.deep.equal([
      ['name', 'missing'],
      ['address.city', 'missing'],
      ['code', 'bank'],
    ]);
  });

  it('omits empty optional fields from the value', () => {
    const texts = { name: 'a', 'address.city': 'b', 'address.line2': ' ', reference: 'c', other: 'd' };
    expect(checkForm(shape, texts).value).to.deep.equal({
      name: 'a',
      address: { country: 'BR', city: 'b' },
      reference: 'c',
    });
  });

  it('does not call readers for blank texts', () => {
    const texts = { name: 'a', 'address.city': 'b', code: ' ' };
    expect([...checkForm(shape, texts).problems]).to.deep.equal([]);
  });

  it('drops kept fields that are blank or too long', () => {
    const texts = { name: 'a', 'address.city': 'b' };
    const value = { name: 'a', address: { country: 'BR', city: 'b' } };
    expect(checkForm(shape, texts).value).to.deep.equal(value);
    for (const reference of ['', ' ', 'x'.repeat(65)])
      expect(checkForm(shape, { ...texts, reference }).value).to.deep.equal(value);
  });

  it('can be filled with its own value', () => {
    const line = fc.string({ unit: 'binary', maxLength: 70 });
    fc.assert(
      fc.property(fc.record({ name: line, 'address.city': line, 'address.line2': line }), (texts) => {
        const { value } = checkForm(shape, texts);
        if (value) expect(checkForm(shape, textsOf(shape, value)).value).to.deep.equal(value);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('textsOf', () => {
  it('reads only the fields of the form', () => {
    const value = { name: 'a', address: { city: 'b', zip: 'c' }, reference: null, other: {} };
    expect(textsOf(shape, value)).to.deep.equal({ name: 'a', 'address.city': 'b' });
  });

  it('ignores parts of another country', () => {
    const value = { name: 'a', address: { country: 'PT', city: 'b' } };
    expect(textsOf(shape, value)).to.deep.equal({ name: 'a' });
    const whole = { ...shape, fixed: { country: 'BR' } };
    expect(textsOf(whole, { country: 'PT', name: 'a', address: { city: 'b' } })).to.deep.equal({ 'address.city': 'b' });
  });

  for (const address of [undefined, null, {}]) {
    it(`finds no texts in ${JSON.stringify(address)}`, () =>
      expect(textsOf(shape, { name: 'a', address })).to.deep.equal({ name: 'a' }));
  }

  it('throws a PayError if a value cannot be read', () => {
    const trap = new Proxy({}, { getOwnPropertyDescriptor: () => { throw new Error('boo'); } }); // prettier-ignore
    expect(() => textsOf(shape, trap)).to.throw('value: could not be read');
  });

  for (const value of [[1], 'x', 7, { name: 7 }, { address: 'x' }, { address: { city: [] } }]) {
    it(`rejects ${JSON.stringify(value)}`, () => {
      expect(() => textsOf(shape, value))
        .to.throw()
        .with.property('code', 'invalid-input');
    });
  }

  it('throws only PayErrors', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        try {
          textsOf(shape, value);
        } catch (error) {
          expect(isPayError(error)).to.equal(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('parseTexts', () => {
  it('returns {} for anything but an object', () => {
    for (const kept of ['', 'x', 'null', '7', '[]', null, Object.create(null)])
      expect(parseTexts(kept)).to.deep.equal({});
  });
  it('keeps only texts', () => expect(parseTexts('{"a":"b","c":1}')).to.deep.equal({ a: 'b' }));
});
