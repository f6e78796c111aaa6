/**
 * The texts inside the scripts. A script is built once, with a call in the place of each group of texts, and then written in
 * each language: `pay-elements.js` in English, `pay-elements.pt-BR.js` in Portuguese.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { minify } from 'terser';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { ROOT } from '../../shared/install.mjs';

const LOCALES = join(ROOT, 'src/locales');
const ENGLISH = join(LOCALES, 'en');
/** `PAY_TEXTS("qr",plural)`, with the name that the minifier gave to the function. */
const CALL = /\bPAY_TEXTS\(["'`]([\w-]+)["'`],([\w$]+)\)/g;

/** The tags of all languages. */
export const LANGUAGES = readdirSync(LOCALES)
  .filter((file) => file.endsWith('.ts') && !['languages.ts', 'plural.ts', 'strings.ts'].includes(file))
  .map((file) => basename(file, '.ts'));

/** Replaces each group of English texts by a call. */
export const markTexts: Plugin = {
  name: 'mark-texts',
  enforce: 'pre',
  load(id) {
    if (!id.startsWith(`${ENGLISH}/`) || !id.endsWith('.ts')) return null;
    const name = parse(id).name;
    return `import { plural } from '../plural.js';
      export const ${name} = /*#__PURE__*/ PAY_TEXTS(${JSON.stringify(basename(id, '.ts'))}, plural);`;
  },
};

/** Languages are chunks without imports: what they share would be one more request. */
export const ownHelpers: Plugin = {
  name: 'own-helpers',
  enforce: 'pre',
  resolveId(source, importer) {
    const [file = '', tag = basename(file, '.ts')] = importer?.split('?') ?? [];
    return file.startsWith(LOCALES) ? `${join(dirname(file), source).replace(/\.js$/, '.ts')}?${tag}` : null;
  },
};

interface Texts {
  /** The name of the exported constant. */
  readonly name: string;
  /** The statements before it, without imports. */
  readonly before: string;
  /** The source of each property, by its name. */
  readonly properties: ReadonlyMap<string, string>;
}

/** Reads a module that exports one object with texts. */
function parse(path: string): Texts {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const before: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    const declaration = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;
    const exported = ts.isVariableStatement(statement) && statement.modifiers?.length;
    if (!exported || !declaration?.initializer || !ts.isObjectLiteralExpression(declaration.initializer)) {
      before.push(statement.getText());
      continue;
    }
    const properties = declaration.initializer.properties.map((one) => [one.name!.getText(), one.getText()] as const);
    return { name: declaration.name.getText(), before: before.join('\n'), properties: new Map(properties) };
  }
  throw new Error(`${path} exports no object with texts.`);
}

/** The minified source of a group of texts. */
async function groupIn(tag: string, group: string, plural: string): Promise<string> {
  const english = parse(join(ENGLISH, `${group}.ts`));
  const { before, properties } = tag === 'en' ? english : parse(join(LOCALES, `${tag}.ts`));
  const own = [...english.properties.keys()].map((key) => properties.get(key)).filter((one) => one !== undefined);
  const typed = `texts(() => { ${before}; return { ${own.join()} } })`;
  const { outputText } = ts.transpileModule(typed, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, alwaysStrict: false },
  });
  const renamed = outputText.replace(/\bplural\(/g, `${plural}(`);
  const { code } = await minify(renamed, { ecma: 2020, compress: { passes: 3 }, mangle: { reserved: [plural] } });
  const [, literal, body] = /^texts\(\(\)=>(?:\((\{.*\})\)|(\{.*\}))\);$/s.exec(code!) ?? [];
  if (!literal && !body) throw new Error(`The minifier changed the texts ${tag}/${group}: ${code}`);
  return literal ?? `(()=>${body})()`;
}

export interface Script {
  readonly code: string;
  /** The source map, as JSON. */
  readonly map: string;
}

/** Writes a script in a language. */
export async function withTexts({ code, map }: Script, tag: string): Promise<Script> {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  const lines = decode(mappings);
  const written: string[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    let out = '';
    let at = 0;
    for (const found of line.matchAll(CALL)) {
      const texts = await groupIn(tag, found[1]!, found[2]!);
      out += line.slice(at, found.index) + texts;
      at = found.index + found[0].length;
      // The code after the call has moved.
      const moved = texts.length - found[0].length;
      const from = out.length - moved;
      for (const segment of lines[index] ?? []) if (segment[0] >= from) segment[0] += moved;
    }
    written.push(out + line.slice(at));
  }
  if (written.some((line) => line.includes('PAY_TEXTS'))) throw new Error('A group of texts was not written.');
  return { code: written.join('\n'), map: JSON.stringify({ ...rest, mappings: encode(lines) }) };
}
