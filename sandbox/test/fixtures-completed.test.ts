/** A large file of fixtures whose load was interrupted by a full disk, which the folder of PGlite is on. */
import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { count, load, many, MANY, partly, pix } from './large-file.js';
import { lastingStore, testWorld } from './world.js';

describe('a large file of fixtures', () => {
  it('is completed when it is loaded again after a fault of the store', async () => {
    let bytes = Infinity;
    const world = await testWorld({ ...lastingStore(), freeSpace: () => bytes });
    const file = {
      customers: [{ reference: 'budi' }],
      payments: many({ ...pix, customer: 'budi', status: 'paid', refunds: [{}] }),
    };
    const [loading] = await partly(world, file);
    bytes = 0;
    const { status, headers, body } = await loading!;
    assert.deepEqual([status, headers.get('retry-after')], [503, '60']);
    assert.match(body.error.message, /What is loaded already stays: load the same fixtures again for the rest\.$/);
    const before = await count(world);
    assert.ok(before > 0 && before < MANY, String(before));

    bytes = Infinity;
    const { body: loaded } = await load(world, file);
    assert.deepEqual([loaded.customers.length, loaded.payments.length, loaded.refunds.length], [1, MANY, MANY]);
    assert.equal(await count(world), MANY);
    const ids = loaded.payments.map(({ id }: { id: string }) => id);
    assert.equal(new Set(ids).size, MANY);
    // The customer would be refused if anything was left to complete.
    assert.equal((await load(world, file)).body.error.message, 'customers.0.reference: duplicated: budi');
    await world.sandbox.close();
  });
});
