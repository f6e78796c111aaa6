/** A client that validates with the OpenAPI document accepts what the service does. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
let ajv: Ajv2020;
let names: string[];
beforeAll(async () => {
  world = await testWorld();
  const { body } = await world.get('/openapi.json');
  names = Object.keys(body.components.schemas);
  const $defs = JSON.parse(JSON.stringify(body.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'));
  ajv = new Ajv2020({ allowUnionTypes: true, strictRequired: false, schemas: [{ $id: 'api', $defs }] });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its types are those of another module format
  (addFormats as any)(ajv);
});
afterAll(() => world.sandbox.close());

const validator = (name: string) => ajv.compile({ $ref: `api#/$defs/${name}` });

describe('the OpenAPI document', () => {
  it('has schemas that Ajv compiles in its strict mode', () => {
    assert.ok(names.length > 10);
    for (const name of names) validator(name);
  });

  for (const [email, accepted] of [
    ['a@b.co', true],
    ['joão@exemplo.com.br', true],
    ['ana', false],
    ['ana@exemplo', false],
    ['a b@c.de', false],
  ] as const) {
    it(`${accepted ? 'accepts' : 'refuses'} the address ${email}, as the service does`, async () => {
      assert.equal((await world.post('/v1/customers', { email })).status === 200, accepted);
      for (const name of ['CustomerRequest', 'CustomerUpdate']) assert.equal(validator(name)({ email }), accepted);
    });
  }
});
