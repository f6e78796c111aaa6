/**
 * Compiles the modules for bundlers, `dist/esm`: like `tsc -p tsconfig.build.json`, and minifies the texts that no bundler
 * minifies. The compiler itself makes these changes, so the source maps match.
 */
import { copyFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../shared/install.mjs';
import { minifyStyles, minifyTemplate } from './vite/minify.mjs';
import { staticFields } from './vite/static-fields.mjs';

/** @typedef {ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail} Text */

/** The texts of a tagged template, by its tag. @type {Readonly<Record<string, (text: string) => string>>} */
const MINIFY = { css: minifyStyles, html: minifyTemplate, svg: minifyTemplate };

/** The compiler imports its helpers from this package. Ours are a module of the build, so that no dependency is added. */
const HELPERS = 'tslib';
const OWN_HELPERS = 'decorate.js';

/** @param {Text} text @param {(text: string) => string} minify */
function minified(text, minify) {
  const raw = minify(text.rawText ?? '');
  const { factory, SyntaxKind } = ts;
  const create = {
    [SyntaxKind.NoSubstitutionTemplateLiteral]: factory.createNoSubstitutionTemplateLiteral,
    [SyntaxKind.TemplateHead]: factory.createTemplateHead,
    [SyntaxKind.TemplateMiddle]: factory.createTemplateMiddle,
    [SyntaxKind.TemplateTail]: factory.createTemplateTail,
  }[text.kind];
  return ts.setTextRange(create(undefined, raw), text);
}

/** Minifies style sheets and templates. @type {ts.TransformerFactory<ts.SourceFile>} */
const minifyTexts = (context) => (file) => {
  /** @param {(text: string) => string} minify @returns {ts.Visitor} */
  const inTemplate = (minify) => (node) => {
    if (ts.isTemplateSpan(node)) return ts.visitEachChild(node, inSpan(minify), context);
    return ts.isTemplateHead(node) ? minified(node, minify) : visit(node);
  };
  /** @param {(text: string) => string} minify @returns {ts.Visitor} */
  const inSpan = (minify) => (node) =>
    ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? minified(node, minify) : visit(node);
  /** @type {ts.Visitor} */
  const visit = (node) => {
    const minify = ts.isTaggedTemplateExpression(node) && MINIFY[node.tag.getText(file)];
    if (!minify) return ts.visitEachChild(node, visit, context);
    const { factory } = context;
    const { tag, typeArguments, template } = node;
    const smaller = ts.isNoSubstitutionTemplateLiteral(template)
      ? minified(template, minify)
      : ts.visitEachChild(template, inTemplate(minify), context);
    return factory.updateTaggedTemplateExpression(
      node,
      tag,
      typeArguments,
      /** @type {ts.TemplateLiteral} */ (smaller),
    );
  };
  return ts.visitEachChild(file, visit, context);
};

/** Imports the compiler's helpers from our module. @param {string} sources @returns {ts.TransformerFactory<ts.SourceFile>} */
const ownHelpers = (sources) => (context) => (file) => {
  const path = relative(dirname(file.fileName), join(sources, OWN_HELPERS)).replaceAll('\\', '/');
  /** @type {ts.Visitor} */
  const visit = (node) =>
    ts.isStringLiteral(node) && node.text === HELPERS ? context.factory.createStringLiteral(path, true) : node;
  return ts.visitEachChild(
    file,
    (node) => (ts.isImportDeclaration(node) ? ts.visitEachChild(node, visit, context) : node),
    context,
  );
};

/** @param {readonly ts.Diagnostic[]} diagnostics */
function stopAt(diagnostics) {
  if (!diagnostics.length) return;
  console.error(
    ts.formatDiagnosticsWithColorAndContext(diagnostics, {
      getCurrentDirectory: () => ROOT,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}

const { config, error } = ts.readConfigFile(join(ROOT, 'tsconfig.build.json'), ts.sys.readFile);
stopAt(error ? [error] : []);
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
stopAt(errors);
const program = ts.createProgram(fileNames, options);
const { rootDir = '', outDir = '' } = options;
/** @type {ts.WriteFileCallback} */
const write = (file, text, mark) => ts.sys.writeFile(file, file.endsWith('.js') ? staticFields(text) : text, mark);
const { diagnostics } = program.emit(undefined, write, undefined, false, {
  before: [minifyTexts],
  after: [ownHelpers(rootDir)],
});
stopAt([...ts.getPreEmitDiagnostics(program), ...diagnostics]);
copyFileSync(join(ROOT, 'scripts/build/vite', OWN_HELPERS), join(outDir, OWN_HELPERS));
