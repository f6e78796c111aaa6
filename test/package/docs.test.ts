import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { EVENT_NAMES } from '../../src/webview/details.js';
import { parseReply, parseWebviewMessage } from '../../src/webview/read.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('docs/webviews.md', () => {
  const guide = read('docs/webviews.md');
  const folder = 'examples/webview';
  const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length))
    .sort();

  for (const file of files) {
    it(`shows ${file} as it is`, () =>
      assert.ok(guide.includes(`(../${file})\n\n\`\`\``) && guide.includes(read(file))));
  }

  it('shows the host code of every kind of app', () => {
    assert.deepEqual(
      files.map((file) => file.split('.').at(-1)),
      ['kt', 'dart', 'swift', 'tsx'],
    );
  });

  it('has examples that are what they say', () => {
    const [message, reply] = [...guide.matchAll(/^```json\n(.*?)```/gms)].map(([, json]) => json!);
    assert.equal(parseWebviewMessage(message)?.event, 'pay-redirect');
    assert.equal(parseReply(reply)?.ok, false);
  });

  it('lists every message', () => {
    const listed = [...guide.matchAll(/^\| `(pay-[\w-]+)` +\|/gm)].map(([, name]) => name);
    assert.deepEqual(listed, EVENT_NAMES);
  });
});
