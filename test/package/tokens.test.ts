/** The tokens: the names that style sheets use, and the file for design tools. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { ROOT } from '../../scripts/shared/install.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const json = <Content>(path: string) => JSON.parse(read(path)) as Content;

interface Declared {
  readonly type: string;
}
interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}
type Group = Readonly<Record<string, DesignToken>>;

const declared = json<Record<string, Declared>>('src/styles/tokens.json');
const names = Object.keys(declared);
/** No design format has a type for `color-scheme`. */
const designed = names.filter((name) => declared[name]!.type !== 'colorScheme');
const themes = readdirSync(join(ROOT, 'src/themes')).map((file) => file.replace('.css', ''));
const group = (path: string) => json<{ pay: Group }>(path).pay;

describe('the tokens in style sheets', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:styles\.ts|css)$/.test(file),
  );
  const used = new Set(
    files.flatMap((file) => [...read(join('src', file)).matchAll(/--pay-([\w-]+)/g)].map(([, name]) => name!)),
  );

  it('are those of tokens.json, and the reserved size', () => {
    assert.deepEqual([...used].sort(), [...names, 'size-reserved'].sort());
  });

  it('are set by every theme under their names', () => {
    for (const theme of themes) {
      const set = [...read(`src/themes/${theme}.css`).matchAll(/^ {2}--pay-([\w-]+):/gm)].map(([, name]) => name!);
      assert.ok(set.length > 3, theme);
      assert.deepEqual(
        set.filter((name) => !names.includes(name)),
        [],
        theme,
      );
    }
  });
});

/** Resolves `{pay.name}` to the value of that token. */
function resolve(tokens: Group, { $value }: DesignToken): unknown {
  const [, alias] = /^\{pay\.([\w-]+)\}$/.exec(String($value)) ?? [];
  return alias ? resolve(tokens, tokens[alias]!) : $value;
}

describe('dist/tokens.json', () => {
  const tokens = group('dist/tokens.json');

  it('has every token with a value', () => {
    assert.deepEqual(Object.keys(tokens), designed);
    for (const [name, token] of Object.entries(tokens)) assert.ok(resolve(tokens, token) !== null, name);
  });
});
