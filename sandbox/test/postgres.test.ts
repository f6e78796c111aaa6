/** What only a PostgreSQL has: several processes, and other schemas. */
import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { createSandbox } from '../src/index.js';
import { newStore, testWorld } from './world.js';

describe('a PostgreSQL', () => {
  it('is migrated once by processes that start at the same time', async () => {
    const store = newStore();
    const worlds = await Promise.all(Array.from({ length: 4 }, () => testWorld(store)));
    const { body } = await worlds[0]!.payment();
    for (const world of worlds) assert.deepEqual((await world.get(`/v1/payments/${body.id}`)).body, body);
    await Promise.all(worlds.map((world) => world.sandbox.close()));
    const again = await testWorld(store);
    assert.deepEqual((await again.get(`/v1/payments/${body.id}`)).body, body);
    await again.sandbox.close();
  });

  it('does not use other schemas', async () => {
    const [one, other] = [await testWorld(), await testWorld()];
    const { body } = await one.payment();
    assert.equal((await other.get(`/v1/payments/${body.id}`)).status, 404);
    await Promise.all([one, other].map((world) => world.sandbox.close()));
  });

  it('gives an error of one line without the password if it cannot be reached', async () => {
    const databaseUrl = 'postgresql://user:secret@127.0.0.1:1/none';
    await assert.rejects(createSandbox({ databaseUrl }), (error: Error) => {
      assert.match(error.message, /^DATABASE_URL: .+ECONNREFUSED.*$/);
      assert.doesNotMatch(error.message, /secret/);
      return true;
    });
  });
});
