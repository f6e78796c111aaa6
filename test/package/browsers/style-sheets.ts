/** The features of a style sheet: at-rules, selectors, properties, keywords, functions and units. */
import postcss, { type AtRule, type ChildNode, type Document, type Container } from 'postcss';
import { findFeature, namesBelow, type Path } from './floor.js';
import { shorten, type Use } from './uses.js';

const TYPES: Path = ['css', 'types'];

/** Functions by name: `light-dark` is `css.types.color.light-dark`. */
const FUNCTIONS = new Map<string, Path>();
for (const type of namesBelow(TYPES)) {
  for (const name of namesBelow([...TYPES, type])) {
    if (!FUNCTIONS.has(name)) FUNCTIONS.set(name, [...TYPES, type, name]);
  }
}
for (const type of namesBelow(TYPES)) FUNCTIONS.set(type, [...TYPES, type]);

const UNITS: readonly (readonly [units: RegExp, name: string])[] = [
  [/^cq([whib]|min|max)$/, 'container_query_length_units'],
  [/^dv([whib]|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^lv([whib]|min|max)$/, 'viewport_percentage_units_large'],
  [/^sv([whib]|min|max)$/, 'viewport_percentage_units_small'],
];

/** @throws {Error} for text that is no style sheet */
export function readStyleSheet(css: string, file: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(css).walk((node) => {
    const paths =
      node.type === 'atrule'
        ? ofAtRule(node)
        : node.type === 'rule'
          ? ofSelector(node.selector, node.parent)
          : node.type === 'decl'
            ? ofDeclaration(node.prop, node.value)
            : [];
    for (const path of paths) {
      uses.push({ path, file, code: shorten(node.toString()), guarded: isGuarded(node, path) });
    }
  });
  return uses;
}

/** True if the node is inside an `@supports` that names the feature. */
function isGuarded(node: ChildNode, path: Path): boolean {
  const name = path.at(-1)!;
  for (let outer: Container | Document | undefined = node.parent; outer; outer = outer.parent) {
    const { type, name: rule, params } = outer as AtRule;
    if (type === 'atrule' && rule === 'supports' && params.includes(name)) return true;
  }
  return false;
}

function ofAtRule({ name, params }: AtRule): Path[] {
  const at: Path = ['css', 'at-rules', name];
  const paths: Path[] = [at];
  const names = Array.from(params.matchAll(/\(\s*([-a-z]+)/g), ([, found]) => found!);
  if (name === 'media') {
    for (const found of names) {
      const feature = found.replace(/^(?:min|max)-/, '');
      paths.push([...at, feature]);
      const [, value] = new RegExp(`\\(\\s*${found}\\s*:\\s*([-a-z]+)`).exec(params) ?? [];
      if (value) paths.push([...at, feature, value]);
    }
    if (/[<>]/.test(params)) paths.push([...at, 'range_syntax']);
    if (/\)\s+or\s/.test(params)) paths.push([...at, 'or_syntax']);
    if (/(?:^|,|\()\s*not\s*\(|\(\s*\(/.test(params)) paths.push([...at, 'nested-queries']);
  }
  if (name === 'supports' && params.includes('selector(')) paths.push([...at, 'selector']);
  if (name === 'container' && /style\(/.test(params)) paths.push([...at, 'style_queries_for_custom_properties']);
  return paths;
}

function ofSelector(selector: string, parent: ChildNode['parent']): Path[] {
  const at: Path = ['css', 'selectors'];
  const plain = selector.replace(/"[^"]*"|'[^']*'/g, '""');
  const paths: Path[] = Array.from(plain.matchAll(/::?([-a-z]+)(\()?/g), ([, name, call]) =>
    call && findFeature([...at, `${name}function`]) ? [...at, `${name}function`] : [...at, name!],
  );
  if (/:not\([^()]*(?:\([^()]*\)[^()]*)*,/.test(plain)) paths.push([...at, 'not', 'selector_list']);
  if (/\[[^\]]*"" *[is]\]/.test(plain)) paths.push([...at, 'attribute', 'case_insensitive_modifier']);
  if (plain.includes('&') || parent?.type === 'rule') paths.push([...at, 'nesting']);
  return paths;
}

function ofDeclaration(property: string, value: string): Path[] {
  const at: Path = ['css', 'properties', property];
  const paths: Path[] = property.startsWith('--') ? [['css', 'properties', 'custom-property']] : [at];
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]+/gi, ' ').replace(/--[-\w]+/g, ' ');
  for (const [, name, call] of plain.matchAll(/(?<![\w.])([a-z][-\w]*)(\()?/gi)) {
    const own = [call ? `${name}_function` : name!, name!].map((key) => [...at, key]).find(findFeature);
    const general = call ? FUNCTIONS.get(name!) : keyword(name!.toLowerCase());
    if (own) paths.push(own);
    else if (general) paths.push(general);
  }
  for (const [, unit] of plain.matchAll(/(?<![-\w])[+-]?(?:\d+(?:\.\d+)?|\.\d+)([a-z]+)/gi)) {
    const [, group] = UNITS.find(([units]) => units.test(unit!)) ?? [];
    paths.push([...TYPES, 'length', group ?? unit!]);
  }
  return paths;
}

/** Keywords of colours, and those of every property. */
function keyword(name: string): Path | undefined {
  const system = namesBelow([...TYPES, 'color', 'system-color']).find((key) => key.split('_').includes(name));
  return system
    ? [...TYPES, 'color', 'system-color', system]
    : [
        [...TYPES, 'color', name],
        [...TYPES, 'global_keywords', name],
      ].find(findFeature);
}
