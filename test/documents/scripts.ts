/** Type-checks JavaScript and TypeScript of the documentation, as a user of the installed package would. */
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, type Block, type Document } from './documents.js';

export interface Sample {
  readonly block: Block;
  readonly kind: 'js' | 'ts';
  readonly text: string;
}

const LANGUAGES: Readonly<Record<string, 'js' | 'ts'>> = { js: 'js', ts: 'ts' };

/** The scripts of a document: its own blocks, and the module scripts of its HTML. */
export function scriptsOf({ blocks }: Document): Sample[] {
  return blocks.flatMap((block) => {
    const kind = LANGUAGES[block.language];
    if (kind) return [{ block, kind, text: `${block.before ?? ''}${block.text}` }];
    if (block.language !== 'html') return [];
    return [...block.text.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, text]) => ({
      block,
      kind: 'js' as const,
      text: text!,
    }));
  });
}

/** Imports by address become imports of the package; a missing language becomes an existing one. */
const byName = (text: string) =>
  text
    .replace("{ autoload } from '/pay-elements/pay-elements.js'", "{ autoload } from 'pay-elements/autoloader'")
    .replaceAll("'/pay-elements/pay-elements.js'", "'pay-elements'")
    .replaceAll("'/pay-elements/pay-log.js'", "'pay-elements/log'")
    .replaceAll("'/pay-elements/pay-marks.js'", "'pay-elements/marks'")
    .replaceAll("'/words/eu.js'", "'pay-elements/locales/de'");

const SHARED: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
};

const OPTIONS: Readonly<Record<'js' | 'ts', ts.CompilerOptions>> = {
  // Nobody writes checks for null in a short sample.
  js: { ...SHARED, allowJs: true, checkJs: true, strict: false },
  ts: { ...SHARED, strict: true },
};

/** @returns the errors of the compiler by sample, without samples that have none */
export function mistakesIn(samples: readonly Sample[]): ReadonlyMap<Sample, readonly string[]> {
  const mistakes = new Map<Sample, string[]>();
  for (const kind of ['js', 'ts'] as const) {
    // Next to package.json, so that the package's own name resolves to the published files.
    const named = new Map(
      samples
        .filter((sample) => sample.kind === kind)
        .map((sample, index) => [join(ROOT, `sample-${index}.${kind}`), sample]),
    );
    const tags = join(ROOT, 'sample-tags.ts');
    const texts = new Map([...named].map(([file, { text }]) => [file, `${byName(text)}\nexport {};\n`]));
    texts.set(tags, "import 'pay-elements/define/all';\n");
    const host = ts.createCompilerHost(OPTIONS[kind]);
    const { fileExists, readFile } = host;
    host.fileExists = (file) => texts.has(file) || fileExists(file);
    host.readFile = (file) => texts.get(file) ?? readFile(file);
    const getSourceFile = host.getSourceFile.bind(host);
    host.getSourceFile = (file, options, ...rest) => {
      const text = texts.get(file);
      return text === undefined ? getSourceFile(file, options, ...rest) : ts.createSourceFile(file, text, options);
    };
    const program = ts.createProgram([...texts.keys()], OPTIONS[kind], host);
    for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
      const sample = named.get(file?.fileName ?? '');
      const error = ts.flattenDiagnosticMessageText(messageText, ' ');
      if (!sample) throw new Error(error);
      mistakes.set(sample, [...(mistakes.get(sample) ?? []), error]);
    }
  }
  return mistakes;
}
