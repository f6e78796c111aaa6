/** A server that renders never exits: no payload leaves a promise that is rejected without a handler. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { many, reportAttack } from '../support/attack-report.js';
import type { Report } from './render-all.js';

it('every payload and every state is rendered, or refused to the caller', () => {
  const program = fileURLToPath(new URL('render-all.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
  const { rendered, faults } = JSON.parse(stdout.trim().split('\n').at(-1) || '{}') as Report;
  assert.deepEqual(faults, [], stderr);
  assert.equal(status, 0, stderr);
  reportAttack(
    `${many(rendered)} renderings in Node: published objects, every state, texts, wrong objects, steps without an element`,
    '0 promises that are rejected without a handler',
  );
});
