/** The features of a built script: syntax, regular expressions, globals, static members, members by name, and its HTML. */
import ts from 'typescript';
import { findFeature, lacking, namesBelow, type Path } from './floor.js';
import { readHtml } from './html.js';
import { readStyleSheet } from './style-sheets.js';
import { shorten, type Use } from './uses.js';

const JS: Path = ['javascript'];
const BUILTINS: Path = [...JS, 'builtins'];
const API: Path = ['api'];
const { SyntaxKind } = ts;

const ASSIGNMENTS = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.QuestionQuestionToken, 'nullish_coalescing'],
  [SyntaxKind.QuestionQuestionEqualsToken, 'nullish_coalescing_assignment'],
  [SyntaxKind.BarBarEqualsToken, 'logical_or_assignment'],
  [SyntaxKind.AmpersandAmpersandEqualsToken, 'logical_and_assignment'],
  [SyntaxKind.AsteriskAsteriskToken, 'exponentiation'],
]);

/** @param declared names of the project's own members, which say nothing about the browser */
export function readScript(code: string, file: string, declared: ReadonlySet<string>): Use[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    for (const path of [...syntaxOf(node), ...namesOf(node, declared)]) {
      uses.push({ path, file, code: shorten(node.getText(source)) });
    }
    const text = textOf(node);
    if (text && isStyleSheet(text)) uses.push(...readStyleSheet(text, file));
    else if (text?.includes('<')) uses.push(...readHtml(text, file));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** The text of a string or template, with `x` for each expression inside. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
}

/** True for a text that has rules with declarations, and no HTML. */
const isStyleSheet = (text: string): boolean =>
  text.trim().endsWith('}') && /[-a-z]\s*:[^;{}]+[;}]/.test(text) && /^[^{};<>]+\{/.test(text);

function syntaxOf(node: ts.Node): Path[] {
  const operator = (...names: string[]): Path[] => [[...JS, 'operators', ...names]];
  const inClass = (...names: string[]): Path[] => [[...JS, 'classes', ...names]];
  const statement = (...names: string[]): Path[] => [[...JS, 'statements', ...names]];
  if (ts.isClassStaticBlockDeclaration(node)) return inClass('static', 'initialization_blocks');
  if (ts.isPropertyDeclaration(node)) {
    const isStatic = node.modifiers?.some(({ kind }) => kind === SyntaxKind.StaticKeyword);
    return [
      ...inClass(ts.isPrivateIdentifier(node.name) ? 'private_class_fields' : 'public_class_fields'),
      ...(isStatic ? inClass('static', 'class_fields') : []),
    ];
  }
  if ((ts.isMethodDeclaration(node) || ts.isAccessor(node)) && ts.isPrivateIdentifier(node.name))
    return inClass('private_class_methods');
  if (ts.isBinaryExpression(node)) {
    if (ts.isPrivateIdentifier(node.left)) return inClass('private_class_fields_in');
    const name = ASSIGNMENTS.get(node.operatorToken.kind);
    return name ? operator(name) : [];
  }
  if (ts.isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword)
    return [...operator('import'), ...(node.arguments.length > 1 ? operator('import', 'options_parameter') : [])];
  if (ts.isMetaProperty(node)) return operator(node.name.text === 'meta' ? 'import_meta' : 'new_target');
  if (ts.isAwaitExpression(node) && !ts.findAncestor(node, ts.isFunctionLike)) return operator('await', 'top_level');
  if (node.kind === SyntaxKind.QuestionDotToken) return operator('optional_chaining');
  if (ts.isSpreadAssignment(node)) return operator('spread', 'spread_in_object_literals');
  if (ts.isForOfStatement(node) && node.awaitModifier) return statement('for_await_of');
  if (ts.isCatchClause(node) && !node.variableDeclaration) return statement('try_catch', 'optional_catch_binding');
  if (ts.isNamespaceExport(node)) return statement('export', 'namespace');
  if (ts.isImportAttributes(node)) return statement('import', 'import_attributes');
  if (ts.isVariableDeclarationList(node) && node.getText().startsWith('using ')) return statement('using');
  if (ts.isNumericLiteral(node) && node.getText().includes('_')) return [[...JS, 'grammar', 'numeric_separators']];
  if (ts.isBigIntLiteral(node)) return [[...BUILTINS, 'BigInt']];
  if (ts.isRegularExpressionLiteral(node)) return ofRegularExpression(node.text);
  return [];
}

const FLAGS: Readonly<Record<string, string>> = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
};

function ofRegularExpression(text: string): Path[] {
  const flags = text.slice(text.lastIndexOf('/') + 1);
  const at: Path = [...JS, 'regular_expressions'];
  const paths: Path[] = [...flags].flatMap((flag) => (FLAGS[flag] ? [[...BUILTINS, 'RegExp', FLAGS[flag]]] : []));
  if (/\(\?<[=!]/.test(text)) paths.push([...at, 'lookbehind_assertion']);
  if (/\(\?<[\w$]/.test(text)) paths.push([...at, 'named_capturing_group']);
  if (/\(\?(?=[-ims]+:)/.test(text)) paths.push([...at, 'modifier']);
  if (/\\p\{/i.test(text) && /[uv]/.test(flags)) paths.push([...at, 'unicode_character_class_escape']);
  return paths;
}

function namesOf(node: ts.Node, declared: ReadonlySet<string>): Path[] {
  if (ts.isPropertyAccessExpression(node)) {
    const [object, name] = [node.expression, node.name.text];
    const own = ts.isIdentifier(object) ? staticMember(object.text, name) : undefined;
    return own ? [own] : declared.has(name) ? [] : member(name);
  }
  // `const { states } = internals`
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) && !declared.has(name.text) ? member(name.text) : [];
  }
  if (ts.isIdentifier(node) && isReference(node)) {
    return [globalOf(node.text)].filter((path) => path !== undefined);
  }
  return [];
}

/** A name that stands for a value: no member, label, or name of a declaration. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !('name' in parent && parent.name === node);
}

/** A global by its name; minified names are shorter than any of them. */
function globalOf(name: string): Path | undefined {
  if (name.length < 3) return undefined;
  return [
    [...BUILTINS, name],
    [...API, name],
    [...API, 'Window', name],
  ].find((path) => findFeature(path));
}

/** `AbortSignal.timeout`, `Object.hasOwn`, `Intl.Segmenter`, `CSS.supports`, `navigator.clipboard`, `document.fonts`. */
export function staticMember(object: string, name: string): Path | undefined {
  const type = {
    navigator: 'Navigator',
    document: 'Document',
    window: 'Window',
    crypto: 'Crypto',
    location: 'Location',
  }[object];
  const owner = type ?? object;
  return [
    [...BUILTINS, owner, name],
    [...API, owner, `${name}_static`],
    [...API, owner, name],
  ].find((path) => findFeature(path));
}

/** All interfaces that have a member of this name. */
const MEMBERS = new Map<string, Path[]>();
for (const [area, isStatic] of [
  [BUILTINS, false],
  [[...BUILTINS, 'Intl'], false],
  [API, true],
] as const) {
  for (const type of namesBelow(area)) {
    for (const name of namesBelow([...area, type])) {
      if (isStatic && /_(?:static|event|permission)$/.test(name)) continue;
      MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), [...area, type, name]]);
    }
  }
}

/** A member of an unknown object: a finding only if every interface that has it is too new. */
function member(name: string): Path[] {
  const all = Object.hasOwn(Object.prototype, name) ? [] : (MEMBERS.get(name) ?? []);
  return all.length && all.every((path) => lacking(path).length) ? [all[0]!] : [];
}
