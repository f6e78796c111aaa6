import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { format } from 'prettier';
import { summary } from '../../bench/report.js';
import type { Results } from '../../bench/results.js';
import { ROOT } from '../../bench/root.js';

test('the README has the figures of the last run', async () => {
  const results = JSON.parse(readFileSync(join(ROOT, 'bench/results.json'), 'utf8')) as Results;
  const table = await format(summary(results), { parser: 'markdown' });
  assert.ok(table.split('\n').length > 5);
  assert.ok(readFileSync(join(ROOT, 'README.md'), 'utf8').includes(table.trim()), table);
});
