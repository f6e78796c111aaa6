import { expect } from '@open-wc/testing';
import { fetchResource } from '../../src/client/fetch-resource.js';
import { parseResource } from '../../src/contract/resource.js';
import { request, type Backend } from '../../src/client/request.js';
import { isPayError } from '../../src/errors.js';
import { reportAttack } from '../support/attack-report.js';
import suite from '../vectors/json-parsing.json' with { type: 'json' };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

const cases: [string, Uint8Array<ArrayBuffer>][] = Object.entries(suite.cases).map(([name, base64]) => [
  name,
  bytesOf(base64),
]);
// Two cases of the suite are too large for the list.
cases.push(['n_structure_100000_opening_arrays', new TextEncoder().encode('['.repeat(100_000))]);
cases.push(['n_structure_open_array_object', new TextEncoder().encode('[{"":'.repeat(50_000))]);

/** Services may respond with an empty body. */
const EMPTY = ['n_structure_no_data', 'n_structure_UTF8_BOM_no_data'];

function backend(bytes: Uint8Array<ArrayBuffer>, status: number): Backend {
  const fetch = () => Promise.resolve(new Response(bytes, { status }));
  return { fetch, headers: {}, timeout: 10_000 };
}

const { signal } = new AbortController();

async function outcome(bytes: Uint8Array<ArrayBuffer>, status: number): Promise<string> {
  try {
    await request(backend(bytes, status), '/x', { signal });
    return 'read';
  } catch (error) {
    return isPayError(error) ? error.code : `uncaught: ${String(error)}`;
  }
}

describe(`the ${cases.length} responses of a parsing suite`, () => {
  const codes: Record<string, number> = {};
  after(() =>
    reportAttack(
      `${cases.length} files of JSONTestSuite, each with 200, with 500, and as a payment`,
      `valid: ${codes.y} read; none: ${codes.n} \`bad-response\`; either: ${codes.i} one of both; 0 uncaught`,
    ),
  );
  for (const [kind, expected] of [
    ['y', ['read']],
    ['n', ['bad-response']],
    ['i', ['read', 'bad-response']],
  ] as const) {
    const those = cases.filter(([name]) => name.startsWith(`${kind}_`));

    it(`${kind}_ (${those.length}) cause ${expected.join(' or ')}`, async () => {
      expect(those.length).to.be.greaterThan(30);
      for (const [name, bytes] of those) {
        const allowed: readonly string[] = EMPTY.includes(name) ? ['read'] : expected;
        expect(allowed, name).to.include(await outcome(bytes, 200));
      }
      codes[kind] = those.length;
    });

    it(`${kind}_ cause a server error with status 500`, async () => {
      for (const [name, bytes] of those) expect(await outcome(bytes, 500), name).to.equal('server');
    });

    it(`${kind}_ cause bad-response in a poll`, async () => {
      for (const [name, bytes] of those) {
        const { resource, error } = await fetchResource(backend(bytes, 200), '/x', () => 0, signal, parseResource);
        expect([resource, error?.code, error?.retryable], name).to.deep.equal([null, 'bad-response', true]);
      }
    });
  }
});
