/** The documents of the packages, as npm shows them. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { lexer, walkTokens, type Tokens } from 'marked';
import { pack } from '../../scripts/build/pack.mjs';
import { ROOT } from '../documents/documents.js';

const REPOSITORY = 'https://github.com/example/pay-elements';
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const scratch = mkdtempSync(join(tmpdir(), 'pay-documents-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Links and pictures of a document. */
function linksOf(text: string): string[] {
  const links: string[] = [];
  walkTokens(lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push((token as Tokens.Link).href);
    if (token.type === 'html')
      for (const [, url = ''] of token.raw.matchAll(/\b(?:src|srcset)="([^"]+)"/g)) links.push(url);
  });
  return links;
}

for (const name of ['library', 'sandbox'] as const) {
  describe(`documents of the package ${name}`, () => {
    const folder = join(scratch, name);
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', pack(scratch, name, REPOSITORY).file, '-C', folder, '--strip-components=1']);
    const documents = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .map(({ parentPath, name }) => join(parentPath, name));

    it('have links that lead into the package, or to a file of the repository', () => {
      const links = documents.flatMap((document) =>
        linksOf(readFileSync(document, 'utf8')).map((link) => ({ document, link })),
      );
      const broken = links.filter(({ document, link }) => {
        const [path = ''] = link.split('#');
        const [, file] = new RegExp(`^${REPOSITORY}/(?:blob|raw)/v${version}/(.+)$`).exec(path) ?? [];
        if (file) return !existsSync(join(ROOT, file));
        return path && !/^https?:/.test(path) && !existsSync(join(dirname(document), path));
      });
      assert.deepEqual(broken, []);
      assert.ok(
        links.some(({ link }) => link.startsWith(REPOSITORY)) && links.some(({ link }) => link.startsWith('docs/')),
      );
    });

    it('are at most 600 kB, without pictures', () => {
      const docs = readdirSync(join(folder, 'docs'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
      assert.deepEqual(
        docs.filter((path) => /\.(?:webp|png|svg)$/.test(path)).map((path) => relative(folder, path)),
        [],
      );
      const bytes = docs.reduce((sum, path) => sum + statSync(path).size, 0);
      assert.ok(bytes <= 600_000, `${bytes}`);
    });

    it('has the addresses of the repository in its package.json', () => {
      const { repository, homepage, bugs } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        unknown
      >;
      const directory = name === 'sandbox' ? { directory: 'sandbox' } : {};
      assert.deepEqual(repository, { type: 'git', url: `git+${REPOSITORY}.git`, ...directory });
      assert.deepEqual([homepage, bugs], [`${REPOSITORY}#readme`, `${REPOSITORY}/issues`]);
    });
  });
}

describe('npm run pack', () => {
  it.skipIf(hasRepository())('is refused without a repository, with the command that sets it', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build/pack.mjs'], { cwd: ROOT, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^package\.json has no repository\. .*npm pkg set repository=\S+, or .*npm run pack -- --local\n$/,
    );
  });
});

function hasRepository(): string | false {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as object;
  return 'repository' in manifest && 'package.json has a repository';
}
