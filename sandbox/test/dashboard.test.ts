import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { fieldsOf, limitsOf, typeOf, type Schema } from '../src/api-page/fields.js';
import { half } from '../dashboard/sections/payments.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('the dashboard', () => {
  it('loads nothing from other sites, and runs only its own script', async () => {
    const { headers, body } = await world.get('/sandbox');
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; " +
        "require-trusted-types-for 'script'; trusted-types lit-html; base-uri 'none'; frame-ancestors 'none'",
    );
    assert.doesNotMatch(
      body,
      /<script(?! type="module" src="\/sandbox\/dashboard.js"><\/script>)|<style| style=| on\w+=/,
    );
  });

  it('has its built script, in one file', async () => {
    const { status, headers, body } = await world.get('/sandbox/dashboard.js');
    assert.deepEqual([status, headers.get('content-type')], [200, 'text/javascript; charset=utf-8']);
    assert.match(body, /sandbox-dashboard/);
    assert.doesNotMatch(body, /^import |from ?["'][^"']+["'];/m);
  });

  for (const [amount, expected] of [
    ['10.50', '5.25'],
    ['0.05', '0.02'],
    ['0.01', '0.00'],
    ['33000', '16500'],
    ['1', '0'],
    ['99999999999999999.99', '49999999999999999.99'],
  ] as const) {
    it(`underpays ${amount} with ${expected}`, () => assert.equal(half(amount), expected));
  }
});

for (const [path, source] of [
  ['/sandbox/api', '/openapi.json'],
  ['/sandbox/api/control', '/sandbox/openapi.json'],
] as const)
  describe(`the API page ${path}`, () => {
    it('has every request and every schema', async () => {
      const page = (await world.get(path)).body as string;
      assert.ok(page.includes(`href=${source}`));
      const document = (await world.get(source)).body;
      for (const [route, methods] of Object.entries(document.paths as Record<string, object>)) {
        for (const method of Object.keys(methods))
          assert.ok(page.includes(`${method.toUpperCase()} ${route}</code></h2>`));
      }
      for (const name of Object.keys(document.components.schemas))
        assert.ok(page.includes(`id="schema-${name}"`), name);
    });

    it('has no broken links to its sections', async () => {
      const page = (await world.get(path)).body as string;
      const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
      assert.ok(links.length > 20);
      for (const id of links) assert.ok(page.includes(`id="${id}"`), id);
    });

    it('has no scripts', async () => {
      const { headers } = await world.get(path);
      assert.equal(
        headers.get('content-security-policy'),
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
    });
  });

describe('the text for a schema', () => {
  for (const [schema, type, limits] of [
    [{ type: 'string', minLength: 1, maxLength: 64 }, 'string', 'at least 1 characters; at most 64 characters'],
    [{ type: ['string', 'null'] }, 'string or null', ''],
    [{ type: 'string', enum: ['a', 'b'] }, 'string', 'one of "a", "b"'],
    [
      { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 3 } },
      'array of string',
      'at most 2 items; each at most 3 characters',
    ],
    [{ anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }] }, 'Address or null', ''],
    [
      { type: 'integer', minimum: 1, maximum: 9, description: 'How many' },
      'integer',
      'How many; at least 1; at most 9',
    ],
    [{}, 'any', ''],
  ] as [Schema, string, string][]) {
    it(`is ${JSON.stringify([type, limits])} for ${JSON.stringify(schema)}`, () =>
      assert.deepEqual([typeOf(schema), limitsOf(schema)], [type, limits]));
  }

  it('names nested fields by their full path', () => {
    const line = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
    const schema = { properties: { address: line, lines: { type: 'array', items: line } } };
    assert.deepEqual(
      fieldsOf(schema).map(({ name, required }) => [name, required]),
      [
        ['address', false],
        ['address.city', true],
        ['lines', false],
        ['lines[].city', true],
      ],
    );
  });
});
