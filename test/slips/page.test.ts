/** The page of a slip embeds what a consumer needs of a payment, whoever's object it was. */
import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { loadAdapter } from '../../src/providers/adapters.js';
import { slipPage } from '../../src/slips/page.js';
import { NAMES, VECTORS } from '../providers/adapters.js';
import { payment, pix } from './payments.js';

const options = { script: '/page.js', src: '/merchant/payments/pm_123' };

/** The texts in an object that may say something about somebody: short ones and words are names of types and statuses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:[a-z_]*|.{0,9})$/.test(value) ? [] : [value];
  return Object.values(Object(value) as object).flatMap(textsIn);
}

/** The JSON that the page has. */
function embedded(html: string): string {
  const [, json = ''] = / payment="([^"]*)"/.exec(html) ?? [];
  return json.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

describe('slipPage', () => {
  it('leaves out the fields of a payment that are about the consumer', async () => {
    const secret = { note: 'secret-note' };
    const html = await slipPage(
      { ...pix, metadata: secret, extra: secret, customer_id: 'cus_secret', gateway_transaction_id: 'gw_secret' },
      options,
    );
    assert.doesNotMatch(html, /secret/);
  });

  for (const provider of NAMES) {
    it(`${provider}: the page has the converted payment, and nothing else of the provider's object`, async () => {
      const adapter = await loadAdapter(provider);
      let pages = 0;
      for (const { name, given, expected } of VECTORS[provider]) {
        if ('error' in expected) continue;
        const converted = adapter(given);
        if (converted.object !== 'payment') continue;
        const leaking = { ...(given as object), client_secret: 'client-secret-1', receipt_email: 'ana@example.com' };
        const html = await slipPage(leaking, { ...options, provider });
        pages++;
        const needed = { ...converted, metadata: null, extra: null, customer_id: null, gateway_transaction_id: null };
        assert.deepEqual(JSON.parse(embedded(html)), needed, name);
        const known = textsIn(needed);
        const leaked = textsIn(leaking).filter(
          (text) => !known.some((one) => one.includes(text)) && html.includes(text),
        );
        assert.deepEqual(leaked, [], name);
        // The page of a bank loads in the browser alone.
        if (converted.action?.type !== 'show_challenge') assert.doesNotMatch(html, /Loading…/, name);
        // The page polls `src`, which may return objects of the provider.
        assert.match(html, new RegExp(` provider="${provider}"`), name);
      }
      assert.ok(pages > 3, String(pages));
    });

    it(`${provider}: an object of the contract is read as one`, async () => {
      const adapter = await loadAdapter(provider);
      const given = payment({}, 'pix_br', { id: 'pr-1' });
      assert.deepEqual([adapter(given).id, adapter(given).payment_method], ['pr-1', 'pix_br']);
    });
  }
});
