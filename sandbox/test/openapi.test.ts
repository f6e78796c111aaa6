/** A client that validates with the OpenAPI document accepts what the service does. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { endpoint, receiver } from './webhook-receiver.js';
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

  it('has an example for each request', async () => {
    const { body } = await world.get('/openapi.json');
    const requests = names.filter((name) => /(Request|Update)$/.test(name));
    assert.equal(requests.length, 7);
    for (const name of requests) assert.ok(validator(name)(body.components.schemas[name].examples[0]), name);
  });

  it('describes each webhook, and each response that any request may get', async () => {
    const { body: document } = await world.get('/openapi.json');
    const { options, received } = receiver();
    const shop = await testWorld(options);
    await endpoint(shop, { event_types: ['*'] });
    const { id } = await shop.paid();
    await shop.post('/v1/refunds', { payment_id: id });
    await shop.otpMandate();
    await shop.sandbox.deliver();
    assert.ok(received.length >= 8);
    for (const { body } of received) {
      const event = JSON.parse(body);
      const [{ schema }] = Object.values<{ schema: object }>(
        document.webhooks[event.type.split('.')[0]].post.requestBody.content,
      ) as [{ schema: object }];
      const validate = ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'api#/$defs/')),
      );
      assert.ok(validate(event), `${event.type}: ${JSON.stringify(validate.errors)}`);
    }
    await shop.sandbox.close();
    for (const path of Object.values<Record<string, { responses: object }>>(document.paths))
      for (const { responses } of Object.values(path))
        for (const status of ['408', '421', '431', '500', '503']) assert.ok(status in responses);
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
