/** The tokens: the names that style sheets use, and the files for design tools. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/shared/install.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const json = <Content>(path: string) => JSON.parse(read(path)) as Content;

interface Declared {
  readonly type: string;
  readonly css: string;
  readonly light?: string;
  readonly dark?: string;
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
    /\.(styles\.ts|css)$/.test(file),
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

describe('dist/figma', () => {
  const hexOf = (value: unknown) => {
    const { hex, alpha } = value as { hex: string; alpha: number };
    const byte = Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0');
    return byte === 'ff' ? hex : hex + byte;
  };

  for (const scheme of ['light', 'dark'] as const) {
    const tokens = group(`dist/figma/${scheme}.tokens.json`);

    it(`${scheme}.tokens.json has the ${scheme} colours of tokens.json`, () => {
      for (const [name, token] of Object.entries(declared)) {
        if (token.type === 'color') assert.equal(hexOf(resolve(tokens, tokens[name]!)), token[scheme], name);
      }
    });

    it(`${scheme}.tokens.json has the sizes of dist/tokens.json in pixels, and no shadow, which is no variable`, () => {
      const others = group('dist/tokens.json');
      assert.deepEqual(
        Object.keys(tokens),
        designed.filter((name) => declared[name]!.type !== 'shadow'),
      );
      for (const [name, token] of Object.entries(tokens)) {
        if (token.$type !== 'dimension') continue;
        const { value, unit } = resolve(others, others[name]!) as { value: number; unit: string };
        assert.deepEqual(resolve(tokens, token), { value: unit === 'rem' ? value * 16 : value, unit: 'px' }, name);
      }
    });
  }

  describe('tokens-studio.json', () => {
    interface Studio {
      readonly $themes: readonly {
        readonly name: string;
        readonly selectedTokenSets: Readonly<Record<string, string>>;
      }[];
      readonly $metadata: { readonly tokenSetOrder: readonly string[] };
    }
    const file = json<Studio>('dist/figma/tokens-studio.json');
    const sets = file as unknown as Readonly<Record<string, { readonly pay: Group }>>;
    const applied = (name: string) => {
      const theme = file.$themes.find((one) => one.name === name)!;
      const all = Object.keys(theme.selectedTokenSets).map((set) => sets[set]!.pay);
      return Object.assign({}, ...all) as Group;
    };

    it('has each theme of src/themes, whose sets exist', () => {
      const found = new Set(file.$themes.map(({ name }) => name.replace(/, .*/, '')));
      assert.deepEqual([...found], ['default', ...themes]);
      for (const { selectedTokenSets } of file.$themes)
        for (const set of Object.keys(selectedTokenSets))
          assert.ok(sets[set] && file.$metadata.tokenSetOrder.includes(set), set);
    });

    it('has every token in every theme', () => {
      for (const { name } of file.$themes)
        assert.deepEqual(Object.keys(applied(name)).sort(), [...designed].sort(), name);
    });

    it('has the defaults of the files for variables', () => {
      for (const scheme of ['light', 'dark']) {
        const variables = group(`dist/figma/${scheme}.tokens.json`);
        const tokens = applied(`default, ${scheme}`);
        for (const [name, token] of Object.entries(variables)) {
          const value = resolve(tokens, tokens[name]!);
          const expected = resolve(variables, token);
          if (token.$type === 'color') assert.equal(value, hexOf(expected), name);
          // `space-small` and `space-large` are computed from `space` there.
          else if (token.$type === 'dimension' && !String(value).startsWith('{'))
            assert.equal(value, `${(expected as { value: number }).value}px`, name);
        }
      }
    });

    it('has the values of a theme, and sizes in em of its own text', () => {
      assert.equal(applied('rounded, dark')['color-accent']!.$value, '#c4b5fd');
      assert.equal(applied('rounded, light')['color-accent']!.$value, '#5b21b6');
      assert.equal(applied('dense, light')['font-size-small']!.$value, '12.25px');
      assert.equal(applied('dense, light')['space-small']!.$value, '{pay.space} / 2');
    });

    it('has only texts that Tokens Studio can read', () => {
      for (const { name } of file.$themes)
        for (const [token, { $type, $value }] of Object.entries(applied(name))) {
          const text = typeof $value === 'string' ? $value : JSON.stringify($value);
          assert.doesNotMatch(text, /var\(|calc\(|light-dark|inherit|currentColor|rgb\(/, `${name}: ${token}`);
          if ($type === 'color') assert.match(text, /^(#[\da-f]{6}([\da-f]{2})?|\{[\w.-]+\})$/, `${name}: ${token}`);
        }
    });
  });
});
