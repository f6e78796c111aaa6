import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'vitest';
import { documents, ROOT } from '../documents/documents.js';

const EXTERNAL = /^[a-z][a-z\d+.-]*:/i;
const anchors = new Map(documents.map((document) => [document.path, document.anchors]));

/** The target of a link in a document: a file of the repository, and an anchor in it. */
function target(from: string, link: string): { path: string; anchor: string } {
  const [file = '', anchor = ''] = link.split('#');
  return { path: file ? normalize(join(dirname(from), decodeURIComponent(file))) : from, anchor };
}

describe('links within the repository', () => {
  for (const { path: from, links } of documents) {
    const within = links.filter((link) => !EXTERNAL.test(link));
    if (!within.length) continue;
    it(`${from} has no broken links`, () => {
      const broken = within.filter((link) => {
        const { path, anchor } = target(from, link);
        return !existsSync(join(ROOT, path)) || (anchor && !anchors.get(path)?.has(anchor));
      });
      assert.deepEqual(broken, []);
    });
  }

  /** A path in a code span, or after `node` in a block or a workflow. What a build writes is not in the repository. */
  const PATH =
    /(?<=`|\bnode )(?:src|scripts|test|docs|sandbox|examples|packages|demo|stories|bench)\/[\w./-]+(?=[`\s])/g;

  const workflows = readdirSync(join(ROOT, '.github'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml'))
    .map((file) => join('.github', file));

  for (const from of [...documents.map(({ path }) => path), ...workflows]) {
    const paths = (readFileSync(join(ROOT, from), 'utf8').match(PATH) ?? []).filter(
      (path) => !/\/(?:dist|node_modules)\b/.test(path),
    );
    if (!paths.length) continue;
    it(`${from} names only paths that exist`, () =>
      assert.deepEqual(
        paths.filter((path) => !existsSync(join(ROOT, path))),
        [],
      ));
  }

  it('the index of docs links to every page of docs', () => {
    const index = documents.find(({ path }) => path === 'docs/README.md')!;
    const listed = new Set(index.links.map((link) => target(index.path, link).path));
    const pages = documents.map(({ path }) => path).filter((path) => /^docs\/(?:\w+\/)?[\w-]+\.md$/.test(path));
    // A folder with its own index lists its pages there; the page of the same name is one, too.
    const sublisted = (path: string) =>
      documents.some(
        (document) =>
          document.path === `${dirname(path)}.md` &&
          listed.has(document.path) &&
          document.links.some((link) => target(document.path, link).path === path),
      );
    const has = (path: string) => listed.has(path) || listed.has(`${dirname(path)}/README.md`) || sublisted(path);
    assert.deepEqual(
      pages.filter((path) => path !== index.path && !has(path)),
      [],
    );
  });
});

describe('pictures in the documentation', () => {
  const folder = 'docs/pictures';
  const shown = documents.flatMap(({ path, links }) =>
    links.filter((link) => !EXTERNAL.test(link)).map((link) => target(path, link).path),
  );

  it('every picture has a text alternative', () => {
    const markup = documents.flatMap((document) => document.markup.match(/<img\b[^>]*>/g) ?? []);
    assert.ok(markup.length);
    assert.deepEqual(
      markup.filter((image) => !/\salt="[^"]{10,}"/.test(image)),
      [],
    );
  });

  for (const file of readdirSync(join(ROOT, folder))) {
    it(`${file} is used, is small, and has both a light and a dark version`, () => {
      assert.ok(shown.includes(`${folder}/${file}`));
      assert.ok(statSync(join(ROOT, folder, file)).size < 60_000);
      const other = file.endsWith('-dark.webp') ? file.replace('-dark', '') : file.replace('.webp', '-dark.webp');
      assert.ok(existsSync(join(ROOT, folder, other)));
    });
  }
});
