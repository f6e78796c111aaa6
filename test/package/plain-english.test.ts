/** The terms of docs/glossary.md: none of the words that it replaces is used, and comments are whole sentences. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './docs/documents.js';
import { findHalfSentences, findReplacedWords, replacedWords, type Hit } from './docs/plain-english.js';

const GLOSSARY = 'docs/glossary.md';
const SCANNED = ['src', 'sandbox', 'docs', 'README.md'];
const WITH_COMMENTS = ['src', 'sandbox'];
const TEXT = /\.(ts|tsx|js|mjs|cjs|css|html|svg|sql|json|md|txt)$/;
const GENERATED = /(^|\/)(node_modules|dist|\.data)(\/|$)/;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function filesIn(place: string): string[] {
  if (place.endsWith('.md')) return [place];
  return readdirSync(join(ROOT, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => path !== GLOSSARY && !GENERATED.test(path))
    .sort();
}

const describeHits = (path: string, hits: readonly Hit[]) =>
  hits.map(({ line, found }) => `${path}:${line} ${found.replace(/\s+/g, ' ')}`);

const words = replacedWords(read(GLOSSARY));

describe('the scanner for replaced words', () => {
  const found = (text: string, ...banned: string[]) =>
    findReplacedWords(text, banned).map(({ line, found }) => `${line} ${found}`);

  it('reads words and phrases from the last column of the glossary', () => {
    const table =
      'Some `text`.\n\n| Term | Meaning | Instead of |\n| --- | --- | --- |\n| cancel | `stop` | `call off`, `quit` |\n';
    assert.deepEqual(replacedWords(table), ['call off', 'quit']);
    assert.deepEqual(replacedWords('| Term | Other |\n| --- | --- |\n| cancel | `quit` |\n'), []);
  });

  it('finds a word in prose, in any case', () => {
    assert.deepEqual(found('One.\nTold once, TOLD twice.', 'told'), ['2 Told', '2 TOLD']);
  });

  it('finds a phrase in camelCase, PascalCase, kebab-case, snake_case and private names', () => {
    const text = 'callOff();\nCallOffError\ncall-off.ts\nCALL_OFF\nthis.#callOff';
    assert.deepEqual(found(text, 'call off'), ['1 call Off', '2 Call Off', '3 call-off', '4 CALL_OFF', '5 call Off']);
  });

  it('finds a phrase across the line break of a comment', () => {
    assert.deepEqual(found('/**\n * It reports how\n * it ended.\n */', 'how it ended').length, 1);
  });

  it('finds no word within another word', () => {
    assert.deepEqual(found('bathroom, retold, roomy, whomever', 'room', 'told', 'whom'), []);
  });
});

describe('the scanner for half sentences', () => {
  const lines = (source: string) => findHalfSentences(source).map(({ line }) => line);

  it('finds docstrings and comments that begin with What, Whether, Of, As, Where, Who, Whom or How', () => {
    const source =
      '/** What it does. */\n/**\n * Whether it is.\n */\n// Of these.\nx; // as above\n/* How. */\n<!-- Who -->';
    assert.deepEqual(lines(source), [1, 2, 5, 6, 7, 8]);
  });

  it('accepts whole sentences, following lines of a comment, and addresses', () => {
    const source =
      '/** Reports\n * what happened. */\n// It is the name\n// of a file.\nconst url = "https://what.example";\n// Often.';
    assert.deepEqual(lines(source), []);
  });
});

describe('plain English', () => {
  it('has words to look for', () => assert.ok(words.length >= 40));

  for (const place of SCANNED) {
    it(`${place} uses none of the words that the glossary replaces`, () => {
      const hits = filesIn(place).flatMap((path) => [
        ...findReplacedWords(path, words).map(({ found }) => `${path} ${found}`),
        ...describeHits(path, findReplacedWords(read(path), words)),
      ]);
      assert.deepEqual(hits, []);
    });
  }

  for (const place of WITH_COMMENTS) {
    it(`no comment in ${place} begins with What, Whether, Of, As, Where, Who, Whom or How`, () => {
      const code = filesIn(place).filter((path) => !/\.(json|md|txt)$/.test(path));
      const hits = code.flatMap((path) => describeHits(path, findHalfSentences(read(path))));
      assert.deepEqual(hits, []);
    });
  }
});
