/** Marks a test of Vitest that is retried, because the report for JUnit does not say so. */
import { beforeEach } from 'vitest';

beforeEach(async ({ task, annotate }) => {
  if (task.result?.retryCount) await annotate('retried', 'retried');
});
