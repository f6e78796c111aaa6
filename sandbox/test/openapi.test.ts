/** The OpenAPI documents describe all that the service does: world.ts checks each request of each test. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { describedPaths, documented, pointer, validatorAt } from './documented.js';
import { endpoint, receiver } from './webhook-receiver.js';
import { testWorld, type TestWorld } from './world.js';

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Content }; responses: Record<string, Described> }>>;
  components: { schemas: Record<string, { examples?: unknown[] }>; responses: Record<string, Described> };
}
interface Described {
  content?: Content;
}
type Content = Record<string, { schema: { $ref?: string }; example?: unknown }>;

let world: TestWorld;
let payments: Document;
let control: Document;
beforeAll(async () => {
  world = await testWorld();
  payments = (await world.get('/openapi.json')).body;
  control = (await world.get('/sandbox/openapi.json')).body;
  describedPaths(world.sandbox.app);
});
afterAll(() => world.sandbox.close());

describe('the OpenAPI documents', () => {
  it('have schemas that Ajv compiles in its strict mode', () => {
    for (const [id, { components }] of Object.entries({ payments, control })) {
      const names = Object.keys(components.schemas);
      assert.ok(names.length > 10);
      for (const name of names) validatorAt(`${id}#/components/schemas/${name}`);
    }
  });

  it('have an example for each request with a body', () => {
    let count = 0;
    for (const [id, { paths, components }] of Object.entries({ payments, control }))
      for (const { requestBody } of Object.values(paths).flatMap((operations) => Object.values(operations))) {
        if (!requestBody) continue;
        const name = requestBody.content['application/json']!.schema.$ref?.replace('#/components/schemas/', '');
        assert.ok(name, JSON.stringify(requestBody));
        const [example] = components.schemas[name]!.examples ?? [];
        assert.ok(validatorAt(`${id}#/components/schemas/${name}`)(example), name);
        count++;
      }
    assert.equal(count, 7 + 10);
  });

  it('have an example for each successful response with JSON, and for each error', () => {
    let count = 0;
    for (const [id, { paths, components }] of Object.entries({ payments, control })) {
      const successes = Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(
          ([method, { responses }]) => [['paths', path, method, 'responses', '200'], responses['200']!] as const,
        ),
      );
      const errors = Object.entries(components.responses).map(
        ([name, response]) => [['components', 'responses', name], response] as const,
      );
      for (const [place, { content = {} }] of [...successes, ...errors]) {
        const json = content['application/json'];
        if (!json) continue;
        const validate = validatorAt(`${id}#${pointer(...place, 'content', 'application/json', 'schema')}`);
        assert.ok(validate(json.example), `${place.join(' ')}: ${JSON.stringify(validate.errors)}`);
        count++;
      }
    }
    assert.equal(count, 10 + 40 + 10 + 13);
  });

  it('have examples that are whole', () => {
    for (const { components } of [payments, control])
      assert.ok('time_created' in (components.schemas['Payment']!.examples![0] as object));
  });

  it('have each request that the service answers, but pages', () => {
    const requests = [payments, control].flatMap(({ paths }) =>
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`),
      ),
    );
    const routes = world.sandbox.app.routes
      // Those of middleware end with an asterisk, but one.
      .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*') && path !== '/openapi.json')
      .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    const pages = ['', '/styles.css', '/dashboard.js', '/api', '/api/control', '/bank/:'].map(
      (one) => `/sandbox${one}`,
    );
    const others = ['/sandbox/openapi.json', ...pages].map((path) => `GET ${path}`);
    assert.deepEqual([...new Set(routes)].sort(), [...requests, ...others].sort());
  });

  it('have each webhook', async () => {
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
      const [resource] = event.type.split('.');
      const validate = validatorAt(`payments#/webhooks/${resource}/post/requestBody/content/application~1json/schema`);
      assert.ok(validate(event), `${event.type}: ${JSON.stringify(validate.errors)}`);
    }
    await shop.sandbox.close();
  });

  it('have each response that any request may get', () => {
    for (const { paths } of [payments, control])
      for (const { responses } of Object.values(paths).flatMap((operations) => Object.values(operations)))
        for (const status of ['401', '408', '421', '431', '500', '503']) assert.ok(status in responses);
  });

  for (const [email, accepted] of [
    ['a@b.co', true],
    ['joão@exemplo.com.br', true],
    ['ana', false],
    ['ana@exemplo', false],
    ['a b@c.de', false],
  ] as const) {
    it(`${accepted ? 'accept' : 'refuse'} the address ${email}, as the service does`, async () => {
      assert.equal((await world.post('/v1/customers', { email })).status === 200, accepted);
      for (const name of ['CustomerRequest', 'CustomerUpdate'])
        assert.equal(validatorAt(`payments#/components/schemas/${name}`)({ email }), accepted);
    });
  }
});

describe('a request of a test fails if', () => {
  const CLOCK = { object: 'clock', time: '2026-11-21T12:00:00+00:00' };
  const headers = { 'request-id': 'req_1', date: 'Sat, 21 Nov 2026 12:00:00 GMT' };
  const clock = (body: object, init: ResponseInit = {}) => Response.json(body, { headers, ...init });
  const ask = (path: string, response: Response, init?: RequestInit) =>
    documented(world.sandbox.app, () => response)(new Request(`http://127.0.0.1:4242${path}`, init));

  it('anything is not as described: this passes', async () => {
    assert.equal((await ask('/sandbox/clock', clock(CLOCK))).status, 200);
    assert.equal((await ask('/sandbox/nothing', clock({}))).status, 200);
  });

  for (const [name, path, response, init, message] of [
    [
      'a response lacks a field',
      '/sandbox/clock',
      clock({ object: 'clock' }),
      {},
      /must have required property 'time'/,
    ],
    ['a response has more fields', '/sandbox/clock', clock({ ...CLOCK, zone: 'UTC' }), {}, /additional properties/],
    ['a status is not described', '/sandbox/clock', clock(CLOCK, { status: 201 }), {}, /201 is not in the OpenAPI/],
    ['a method is not described', '/sandbox/clock', clock(CLOCK), { method: 'PUT' }, /method that is not in/],
    ['a type is not described', '/sandbox/clock', new Response('', { headers }), {}, /of a type that is not in/],
    ['a header is missing', '/sandbox/clock', clock(CLOCK, { headers: {} }), {}, /has no header request-id/],
    [
      'a header is not described',
      '/sandbox/clock',
      clock(CLOCK, { headers: { ...headers, link: '<a>' } }),
      {},
      /header that is not in the OpenAPI document: link/,
    ],
    [
      'a request is accepted that is not described',
      '/sandbox/clock/advance',
      clock(CLOCK),
      { method: 'POST', body: '{"seconds":"60"}' },
      /the request is not as .* must be integer/,
    ],
  ] as const) {
    it(name, () => assert.rejects(ask(path, response.clone(), init), { message }));
  }
});
