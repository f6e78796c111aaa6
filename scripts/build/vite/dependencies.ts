import type { Plugin } from 'vite';
import { leanQrcode } from '../../lean-qrcode.mjs';

/** What one call of it needs of the QR code's encoder. 2.1 kB. */
export const leanQr: Plugin = {
  name: 'lean-qr',
  enforce: 'pre',
  load: (id) => (id.endsWith('node_modules/qrcode/lib/core/qrcode.js') ? leanQrcode() : null),
};

/** Our decorators only look at prototype and name: the usual helper is 0.2 kB of what they do not do. */
export const smallDecorate: Plugin = {
  name: 'small-decorate',
  enforce: 'pre',
  transform: (_code, id) =>
    /oxc-project.*\/decorate/.test(id)
      ? { code: 'export default (all, target, key) => all.map((one) => one(target, key))', map: null }
      : null,
};

/** What these elements do not use, by the end of its file's name. Lit is another one now where one of these is not found. */
const UNUSED_OF_LIT: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'lit-html.js': [
    // Directives; what a page marks as one is not run, either.
    [
      /function (\w+)\((\w+),(\w+),\w+=\2,\w+\)\{if\(\3===\w+\)return \3;.+?,\3\}/,
      'function $1(part,value){return value}',
    ],
    // Values for an element itself, in comments, and in what has only text.
    [/6===\w\.type&&\(\w=new \w\(\w,this,\w\)\)/, '0'],
    [/else \w\.startsWith\(\w\)&&\(\w\.push\(\{type:6,index:\w\}\),\w\.removeAttribute\(\w\)\)/, ''],
    [/else\{let \w=-1;for\([^{}]+\)\w\.push\(\{type:7,index:\w\}\),[^{}]+\}/, ''],
    [/if\(\w\.test\(\w\.tagName\)\)\{.+?\}\}(?=\}else)/, ''],
    // What directives are told when an element comes and goes.
    [/get _\$AU\(\)\{[^}]+\}/g, ''],
    [/setConnected\(\w\)\{[^}]+\}/, 'setConnected(){}'],
    [/this\._\$AP\?\.\([^)]*\);/, ';'],
    // Templates that are parts of pictures and formulas.
    [/2===\w\?"<svg>":3===\w\?"<math>":""/, '""'],
    [/\+\(2===\w\?"<\/svg>":3===\w\?"<\/math>":""\)/, ''],
    [/,2===\w\|\|3===\w\)\{const \w=this\.el\.content\.firstChild;[^}]+\}/, ');'],
  ],
  'css-tag.js': [
    // Style sheets of the page's, the polyfill of shadow roots, and a class that nobody else constructs.
    [/=\w\?\w=>\w:\w=>\w instanceof CSSStyleSheet\?.+?:\w(?=;)/, '=t=>t'],
    [/\(void 0===\w\.ShadyCSS\|\|\w\.ShadyCSS\.nativeShadow\)&&/, ''],
    [/,\w!==\w\)throw Error\("CSSResult is not[^)]+\);/, ');'],
  ],
  'reactive-element.js': [
    // Initializers, properties that are declared in a list, and values that are JSON by Lit's own rules.
    [/static addInitializer\(\w\)\{[^}]+\}/, ''],
    [/removeController\(\w\)\{[^}]+\}/, ''],
    [/,void 0!==\w\.(\w)&&\(this\.\1=\[[^\]]+\]\)/, ''],
    [/,this\.constructor\.\w\?\.forEach\(\w=>\w\(this\)\)/, ''],
    [/,this\.hasOwnProperty\(\w\("properties"\)\)\)\{.+?\}(?=const)/, ');'],
    [/;case Object:case Array:\w=null==.+?(?=\}return)/, ''],
    [/;case Object:case Array:try\{.+?\}catch\(\w\)\{[^}]+\}/, ''],
  ],
};

/**
 * What Lit has for its developers, for what these elements do not use, and for browsers without shadow roots, none of
 * which run them. 0.6 kB.
 */
export const leanLit: Plugin = {
  name: 'lean-lit',
  transform(code, id) {
    if (!/node_modules\/@?lit/.test(id)) return null;
    const unused = Object.entries(UNUSED_OF_LIT).find(([name]) => id.endsWith(`/${name}`))?.[1] ?? [];
    const used = unused.reduce((all, [part, instead]) => {
      if (!part.test(all)) throw new Error(`Lit has no ${part} now.`);
      return all.replace(part, instead);
    }, code);
    const lean = used
      .replace(/"Value passed to 'css'.*?\."/gs, '"css"')
      .replace(/\w+\.\w+PolyfillSupport\b/g, 'void 0')
      // The metadata of decorators that we do not use: a page that froze what the language has lets none be added.
      .replace(/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, '')
      .replace('this[Symbol.metadata]', 'null')
      .replace(/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/g, '0');
    return { code: lean, map: null };
  },
};

/**
 * Lit's policy under a name of our own, and made when the first template is: one of the page's own Lit is called
 * `lit-html`, and a name that is there already needs 'allow-duplicates'. A second copy of this file, which renders
 * nothing, makes none.
 */
export const ownPolicy: Plugin = {
  name: 'own-policy',
  transform(code, id) {
    if (!/node_modules\/lit-html\/lit-html\.js$/.test(id)) return null;
    const making = /(\w+)=(\w+)\?\2(\.createPolicy\()"lit-html"(,\{createHTML:\w+=>\w+\}\)):void 0/;
    if (!making.test(code)) throw new Error('Lit makes its policy in another way now.');
    const own = '$1=$2&&{createHTML:h=>($1.p??=$2$3"pay-elements"$4).createHTML(h)}';
    return { code: code.replace(making, own), map: null };
  },
};
