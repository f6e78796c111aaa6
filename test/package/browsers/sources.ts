/** The members of browsers' interfaces that the sources use, by the types that TypeScript knows. */
import { join } from 'node:path';
import ts from 'typescript';
import { findFeature, namesBelow, type Path } from './floor.js';
import { shorten, type Use } from './uses.js';

/** Interfaces of TypeScript whose members MDN's data lists elsewhere. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  ARIAMixin: ['Element', 'ElementInternals'],
  Animatable: ['Element'],
  ChildNode: ['Element'],
  DocumentOrShadowRoot: ['Document', 'ShadowRoot'],
  ElementContentEditable: ['HTMLElement'],
  GlobalEventHandlers: ['HTMLElement', 'Window'],
  HTMLOrSVGElement: ['HTMLElement'],
  InnerHTML: ['Element'],
  NonDocumentTypeChildNode: ['Element'],
  ParentNode: ['Element', 'Document', 'DocumentFragment'],
  ReadonlyArray: ['Array'],
  ReadonlyMap: ['Map'],
  ReadonlySet: ['Set'],
  WindowOrWorkerGlobalScope: ['Window'],
};

/** For servers, and for tests. */
const NOT_IN_BROWSERS = /\/src\/(?:merchant|slips|testing)\//;

export interface Sources {
  readonly uses: readonly Use[];
  /** The names of the members that the sources declare. */
  readonly declared: ReadonlySet<string>;
}

export function readSources(root: string): Sources {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  const declared = new Set<string>();
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || NOT_IN_BROWSERS.test(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if ((ts.isClassElement(node) || ts.isTypeElement(node)) && node.name && ts.isIdentifier(node.name))
        declared.add(node.name.text);
      const symbol = symbolAt(node, checker);
      const path = symbol && pathOf(symbol);
      if (path) {
        const file = source.fileName.slice(root.length);
        const code = shorten((node.parent ?? node).getText(source));
        for (const one of [path, ...parametersOf(path, node)]) uses.push({ path: one, file, code });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { uses, declared };
}

/** The symbol of a name that is used, not declared. */
function symbolAt(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (!ts.isIdentifier(node) || ts.isPartOfTypeNode(node)) return undefined;
  const { parent } = node;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    if ((parent.propertyName ?? parent.name) !== node) return undefined;
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
  }
  return checker.getSymbolAtLocation(node);
}

/** The feature of a symbol that TypeScript's own libraries declare. */
function pathOf(symbol: ts.Symbol): Path | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (!/\/typescript\/lib\/lib\.[^/]*\.d\.ts$/.test(declaration.getSourceFile().fileName)) continue;
    const path = declaredPath(declaration, symbol.name);
    if (path) return path;
  }
  return undefined;
}

function declaredPath(declaration: ts.Declaration, name: string): Path | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const type = parent.name.text;
    if (/.Constructor$/.test(type)) return builtin(type.replace(/Constructor$/, ''), name);
    for (const one of ELSEWHERE[type] ?? [type]) {
      const path = builtin(one, name) ?? api(one, name);
      if (path) return path;
    }
    return undefined;
  }
  // declare var AbortSignal: { timeout(…): AbortSignal }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    const type = (parent.parent.name as ts.Identifier).text;
    return api(type, `${name}_static`) ?? api(type, name);
  }
  // declare namespace CSS { function supports(…): boolean }
  if (ts.isModuleBlock(parent))
    return builtin(parent.parent.name.text, name) ?? api(parent.parent.name.text, `${name}_static`);
  return [
    ['javascript', 'builtins', name],
    ['api', name],
    ['api', 'Window', name],
  ].find(findFeature);
}

const builtin = (type: string, name: string) =>
  [
    ['javascript', 'builtins', type, name],
    ['javascript', 'builtins', 'Intl', type, name],
  ].find(findFeature);
const api = (type: string, name: string) => [['api', type, name]].find(findFeature);

/** The options of a call that the data lists: `focus({ preventScroll: true })`. */
function parametersOf(path: Path, node: ts.Node): Path[] {
  const call =
    ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent.parent : node.parent;
  if (!(ts.isCallExpression(call) || ts.isNewExpression(call))) return [];
  const own = ts.isNewExpression(call) ? [...path, path.at(-1)!] : path;
  const base = findFeature(own) ? own : path;
  const options = (call.arguments ?? []).flatMap((argument) =>
    ts.isObjectLiteralExpression(argument)
      ? argument.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : []))
      : [],
  );
  return allBelow(base, 2).filter((found) => options.some((option) => found.at(-1)!.endsWith(`_${option}_parameter`)));
}

/** The features below a path, to a depth. */
function allBelow(path: Path, depth: number): Path[] {
  if (!depth) return [];
  return namesBelow(path).flatMap((name) => [[...path, name], ...allBelow([...path, name], depth - 1)]);
}
