/** Changes to the code of dependencies. Each throws, and the build with it, when the dependency has changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { leanQrcode } from '../lean-qrcode.mjs';

const DECORATE = join(import.meta.dirname, 'decorate.js');
const STYLES = join(import.meta.dirname, 'css-tag.js');

type Edits = readonly (readonly [part: RegExp, instead: string])[];

/** @throws when the code has no such part */
export function edit(code: string, edits: Edits, file: string): string {
  return edits.reduce((all, [part, instead]) => {
    const next = all.replace(part, instead);
    if (next === all)
      throw new Error(`${file} has changed: it has no ${part}. See scripts/build/vite/dependencies.ts.`);
    return next;
  }, code);
}

/** Changes files by the end of their path, and fails the build when one of them is not in it. */
function changed(name: string, files: Readonly<Record<string, (code: string) => string>>) {
  const missing = new Set(Object.keys(files));
  return {
    name,
    transform(code: string, id: string) {
      const file = Object.keys(files).find((path) => id.endsWith(path));
      if (!file) return null;
      missing.delete(file);
      return { code: files[file]!(code), map: null };
    },
    buildEnd(error?: Error) {
      if (!error && missing.size) throw new Error(`${name}: the build has no ${[...missing].join(', ')}.`);
    },
  } satisfies Plugin;
}

/** Registers Lit's version, and loads a polyfill of shadow roots, on the page. */
const EVERYWHERE: Edits = [
  [/\w+\.\w+PolyfillSupport\b/, 'void 0'],
  [/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0'],
];

/**
 * The parts of Lit that these elements do not use, by file. They stay as a whole: together they save 1.4 kB of a script,
 * which the byte budgets count on, though no single one saves 0.5 kB. Storybook and tests use Lit as it is published.
 */
export const UNUSED_OF_LIT: Readonly<Record<string, Edits>> = {
  '/lit-html/lit-html.js': [
    ...EVERYWHERE,
    // Directives. An object of the page that claims to be one is not run either.
    [/(\w)=\w\(this,\1,\w(?:,0)?\),/g, ''],
    [/\w\(this,(\w(?:\[[^\]]+\])?),\w(?:,\w)?\)/g, '$1'],
    // Directives read these fields of a part.
    [/get (?:parentNode|startNode|endNode|tagName)\(\)\{(?:[^{}]|\{[^}]*\})*\}/g, ''],
    [/constructor\([^)]*\)\{super\([^)]*\),this\.type=\d\}/g, ''],
    [/this\.type=\d,/g, ''],
    [/,this\._\$AN=void 0/g, ''],
    [/,this\._\$AM=\w/g, ''],
    [/,this\._\$Cv=\w\?\.isConnected\?\?!0/, ''],
    // Templates that a compiler has prepared.
    [/"number"==typeof \w\?(this\._\$AC\(\w\)):\(.+?\),\w\)/, '$1'],
    // Comments, dynamic tags, and elements that contain only text. The build refuses such templates.
    [/"!--"===\w\[1\]\?.+?,(\w=\w)\):void 0!==\w\[3\]&&\(\w=\w\)/, '$1'],
    [/(===\w\?\w=\w):\w===\w\|\|\w===\w\?\w=\w:\((\w=\w),\w=void 0\)/, '$1:$2'],
    [/(">"===\w\[0\]\?\(\w=)\w\?\?/, '$1'],
    // Bindings on an element itself and in comments.
    [/:6===\w\.type&&\(\w=new \w\(\w,this,\w\)\)/, ':0'],
    [/else \w\.startsWith\(\w\)&&\(\w\.push\(\{type:6,index:\w\}\),\w\.removeAttribute\(\w\)\)/, ''],
    [/else\{let \w=-1;for\([^{}]+\)\w\.push\(\{type:7,index:\w\}\),[^{}]+\}/, ''],
    [/if\(\w\.test\(\w\.tagName\)\)\{.+?\}\}(?=\}else)/, ''],
    // Notifications of directives when an element is connected and disconnected.
    [/get _\$AU\(\)\{[^}]+\}/g, ''],
    [/setConnected\(\w\)\{[^}]+\}/, ''],
    [/this\._\$AP\?\.\([^)]*\);/, ';'],
    // Templates of fragments of SVG and MathML.
    [/2===\w\?"<svg>":3===\w\?"<math>":""/, '""'],
    [/\+\(2===\w\?"<\/svg>":3===\w\?"<\/math>":""\)/, ''],
    [/,2===\w\|\|3===\w\)\{const \w=this\.el\.content\.firstChild;[^}]+\}/, ');'],
  ],
  '/reactive-element/reactive-element.js': [
    ...EVERYWHERE,
    // Metadata of standard decorators. Also needed for behaviour: in a page that froze Symbol it would throw.
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    [/this\[Symbol\.metadata\]/, 'null'],
    // Initializers, `static properties`, and Lit's own converter for JSON.
    [/static addInitializer\(\w\)\{[^}]+\}/, ''],
    [/removeController\(\w\)\{[^}]+\}/, ''],
    [/,void 0!==\w\.(\w)&&\(this\.\1=\[[^\]]+\]\)/, ''],
    [/,this\.constructor\.\w\?\.forEach\(\w=>\w\(this\)\)/, ''],
    [/,this\.hasOwnProperty\(\w\("properties"\)\)\)\{.+?\}(?=const)/, ');'],
    [/\w\.state&&\(\w\.attribute=!1\),/, ''],
    [/"function"==typeof (\w)\.converter\?.+?\1\.converter:(\w)/, '$1.converter??$2'],
    [/static finalizeStyles\((\w)\)\{.+?return \w\}/, 'static finalizeStyles($1){return[$1].flat(1/0)}'],
    // Properties that are reflected to attributes.
    [/,\w=\w\?\w\.emptyScript:""/, ''],
    [/_\$ET\(\w,\w\)\{.+?\}\}(?=_\$AK)/, ''],
    [/,!0===\w&&this\._\$Em!==\w&&\(this\._\$Eq\?\?=new Set\)\.add\(\w\)/, ''],
    [/this\._\$Eq&&=this\._\$Eq\.forEach\(\w=>this\._\$ET\(\w,this\[\w\]\)\),/, ''],
    [/\{toAttribute\(\w,\w\)\{.+?\},(?=fromAttribute)/, '{'],
    [/\|\|\w\.useDefault&&\w\.reflect&&.+?(?=\)\)return;)/, ''],
    // Defaults, which src/elements/roaming-element.ts restores.
    [/\w&&!\(this\._\$Ej\?\?=new Map\)\.has\(\w\)&&\(this\._\$Ej\.set\(.+?\)\|\|\(/, '('],
    [/this\._\$Ej\?\.get\(\w\)\?\?/, ''],
    [/\{attribute:!0,type:String.+?\}/, '{}'],
    [/\(\w\.hasChanged\?\?(\w)\)/, '$1'],
    [/\b(C\(\w,\w),\{[^}]*\},\w\)/, '$1)'],
    [/(this\.hasUpdated\|\|)\w\|\|/, '$1'],
    [/;case Object:case Array:try\{.+?\}catch\(\w\)\{[^}]+\}/, ''],
  ],
  '/lit-element/lit-element.js': [
    ...EVERYWHERE,
    [/connectedCallback\(\)\{super.+?\(!1\)\}/, ''],
    [/this\.hasUpdated\|\|\(this\.renderOptions\.isConnected=this\.isConnected\),/, ''],
    [/\w\._\$litElement\$=!0,/, ''],
    [/,\w\.litElementHydrateSupport\?\.\(\{LitElement:\w\}\);/, ';'],
  ],
};

export const leanLit = changed(
  'lean-lit',
  Object.fromEntries(
    Object.entries(UNUSED_OF_LIT).map(([file, edits]) => [file, (code: string) => edit(code, edits, file)]),
  ),
);

/** Lit's module for style sheets, replaced by a smaller one. */
export const smallStyles: Plugin = {
  name: 'small-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('/reactive-element/css-tag.js') ? readFileSync(STYLES, 'utf8') : null),
};

/**
 * Names Lit's Trusted Types policy `pay-elements` and creates it with the first template. Lit has no option for either: it
 * creates `lit-html` when it is imported. A page with a Lit of its own would then need 'allow-duplicates', and so would a
 * second copy of this file. It is for behaviour, which test/e2e/policy.test.ts checks, and saves nothing.
 */
export const POLICY: Edits = [
  [
    /(\w+)=(\w+)\?\2(\.createPolicy\()"lit-html"(,\{createHTML:\w+=>\w+\}\)):void 0/,
    '$1=$2&&{createHTML:h=>($1.p??=$2$3"pay-elements"$4).createHTML(h)}',
  ],
];
export const ownPolicy = changed('own-policy', {
  '/lit-html/lit-html.js': (code) => edit(code, POLICY, 'lit-html.js'),
});

/**
 * The compiler's helper for decorators, replaced by a smaller one. It is no change to a package, and saves 0.12 kB of the first
 * load, more than the budgets of the steps leave.
 */
export const smallDecorate: Plugin = {
  name: 'small-decorate',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/src/') && code.includes('@oxc-project/runtime')
      ? { code: edit(code, [[/"@oxc-project\/runtime\/helpers\/decorate"/, JSON.stringify(DECORATE)]], id), map: null }
      : null,
};

/** The QR code's encoder as one ES module, without what no call needs: see lean-qrcode.mjs. */
export const leanQr: Plugin = {
  name: 'lean-qr',
  enforce: 'pre',
  load: (id) => (id.endsWith('node_modules/qrcode/lib/core/qrcode.js') ? leanQrcode() : null),
};
