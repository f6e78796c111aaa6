import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { hash } from './scripts/hash.mjs';
import { leanQrcode } from './scripts/lean-qrcode.mjs';

/** The private properties of style sheets, by place. */
const PRIVATE = Array.from(
  readFileSync('src/styles/tokens.styles.ts', 'utf8').matchAll(/--_(\w+):/g),
  ([, name]) => name!,
);

/** What style sheets do not need: white space, zeros, long names of what is private. 0.3 kB of the first load. */
const collapseStyles: Plugin = {
  name: 'collapse-styles',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.styles.ts')) return null;
    const collapse = (css: string) =>
      css
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([{};,]) ?/g, '$1')
        .replace(/: /g, ':')
        .replace(/;}/g, '}')
        .replace(/(?<=[ ,(:])0\./g, '.')
        .replace(/--_(\w+)/g, (_all, name: string) => `--_${PRIVATE.indexOf(name).toString(36)}`)
        .trim();
    return { code: code.replace(/(?<=css`)[^`]*(?=`)/g, collapse), map: null };
  },
};

/** What one call of it needs of the QR code's encoder. 2.1 kB. */
const leanQr: Plugin = {
  name: 'lean-qr',
  enforce: 'pre',
  load: (id) => (id.endsWith('node_modules/qrcode/lib/core/qrcode.js') ? leanQrcode() : null),
};

/** What goes into one file, by what needs it: few files, each compressed whole. What is not named is in its element's. */
export const CHUNKS: Readonly<Record<string, RegExp>> = {
  'pay-elements':
    /rolldown.runtime|oxc|node_modules\/@?lit|src\/(bundle|errors|context|contract\/(?!failure|wallet)|client\/(request|redirects|read-body|answer|ask)|flows\/action|controllers\/(settings|states|language)\.|events\/(pay-event|respondable|ready|error|status|ended|complete|fail)|locales\/(en\/core|languages|plural)|styles\/\w+\.styles|domain\/(instant|digits|intl|language)|elements\/(pay-element|html|roaming-element|property|converters|adopt|pay-action\/(?!result|watching)|pay-provider\/)|define\/(define|pay-provider))/,
  copy: /src\/(elements\/copy-button|controllers\/copy\.|domain\/webview|events\/copied|locales\/en\/copy)/,
  words: /locales\/en\/details/,
  timed: /src\/(elements\/slip\/pay-timed|controllers\/announce\.|domain\/plain-text|events\/warning)/,
  slip: /src\/(elements\/slip\/(facts|pay-slip|slip.styles|barcode)|domain\/(barcode\.|money|expiry|slip)|locales\/en\/facts)|jsbarcode\/src\/barcodes\/Barcode/,
  watching:
    /src\/(elements\/pay-action\/watching|controllers\/(watch|source)\.|flows\/watch|domain\/(clock-skew|retry-after)|locales\/en\/watch)/,
  result: /pay-action\/result|events\/retry|locales\/en\/result/,
  extras:
    /src\/(elements\/slip\/(extras|tools)|controllers\/(countdown|save|share|print|webview)\.|flows\/countdown|domain\/(calendar|countdown-text)|events\/(saved|shared)|locales\/en\/extras)/,
  form: /src\/(elements\/form\/|controllers\/submission|flows\/form|domain\/(reading|mask)|locales\/en\/form)/,
  qr: /pay-qr\/(pay-qr|drawing)|define\/pay-qr|locales\/en\/qr|domain\/qr\.|controllers\/qr|node_modules\/qrcode/,
};

/** In the name of every chunk, the same for all: one of its own for each would cost the first load 0.1 kB. */
export const RELEASE = hash(['package-lock.json', 'src', 'vite.config.ts', 'scripts/lean-qrcode.mjs']).slice(0, 8);

/** A line break between tags is a space to the browser: 0.1 kB of each step. */
const collapseTemplates: Plugin = {
  name: 'collapse-templates',
  transform(code, id) {
    if (!id.includes('/src/elements/')) return null;
    const texts: { start: number; end: number }[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, tag, quasi } = node as { type?: string; tag?: { name?: string }; quasi?: { quasis: typeof texts } };
      if (type === 'TaggedTemplateExpression' && (tag?.name === 'html' || tag?.name === 'svg'))
        texts.push(...quasi!.quasis);
      Object.values(node).forEach(visit);
    };
    visit(this.parse(code));
    // From the last to the first, so that the places stay true.
    const collapse = (all: string, { start, end }: (typeof texts)[0]) =>
      all.slice(0, start) + all.slice(start, end).replace(/\s*\n\s*/g, ' ') + all.slice(end);
    return { code: texts.sort((a, b) => b.start - a.start).reduce(collapse, code), map: null };
  },
};

/** Our decorators only look at prototype and name: the usual helper is 0.2 kB of what they do not do. */
const smallDecorate: Plugin = {
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
const leanLit: Plugin = {
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
const ownPolicy: Plugin = {
  name: 'own-policy',
  transform(code, id) {
    if (!/node_modules\/lit-html\/lit-html\.js$/.test(id)) return null;
    const making = /(\w+)=(\w+)\?\2(\.createPolicy\()"lit-html"(,\{createHTML:\w+=>\w+\}\)):void 0/;
    if (!making.test(code)) throw new Error('Lit makes its policy in another way now.');
    const own = '$1=$2&&{createHTML:h=>($1.p??=$2$3"pay-elements"$4).createHTML(h)}';
    return { code: code.replace(making, own), map: null };
  },
};

/** In browsers nothing is for servers: said before modules are put together, what is only for those is left out. */
const browserOnly: Plugin = {
  name: 'browser-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/') && code.includes('isServer')
      ? { code: code.replace(/\bisServer, /, '').replace(/\bisServer\b/g, 'false'), map: null }
      : null,
};

/** Smaller by 1% than what the bundler's own makes. */
export const terser: Plugin = {
  name: 'terser',
  async renderChunk(given, _chunk, { format }) {
    const options = {
      module: format === 'es',
      toplevel: true,
      ecma: 2020,
      compress: { passes: 3, keep_fargs: false },
      sourceMap: true,
    } as const;
    const { code = given, map } = await minify(given, options);
    return { code, map: map as string };
  },
};

/** Where the languages are listed, each a file that is loaded when it is needed. */
export const LANGUAGES = /\/locales\/languages\.ts$/;

/** For builds beside this one, whose languages are those that the package has for bundlers, by a path from the file. */
export const languagesBeside: Plugin = {
  name: 'languages-beside',
  enforce: 'pre',
  resolveId: (id, from) =>
    LANGUAGES.test(from ?? '') && /^\.\/[a-z]{2,3}(-\w+)?\.js$/.test(id)
      ? { id: `./esm/locales${id.slice(1)}`, external: true }
      : null,
};

/** For every build of elements for browsers. */
export const plugins = [
  browserOnly,
  collapseStyles,
  collapseTemplates,
  smallDecorate,
  leanQr,
  leanLit,
  ownPolicy,
  terser,
];

/** The script-tag build: everything bundled, and what is heavy or not always needed in chunks beside it. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  // The same encoders as they were written: compiled for old browsers and to CommonJS they are twice as large.
  resolve: { alias: [{ find: 'jsbarcode/bin', replacement: 'jsbarcode/src' }] },
  plugins,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Beside the files for error reports; a comment that names each would cost the QR code 0.2 kB.
    sourcemap: 'hidden',
    lib: { entry: { 'pay-elements': 'src/bundle.ts' }, formats: ['es'] },
    rolldownOptions: {
      // What chunks share with the entry stays in the entry, where it is compressed with the rest.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `pay-${name.replace('pay-', '')}-${RELEASE}.js`,
        // Few files: what is of no use without the other comes with it, and is compressed with it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: Object.entries(CHUNKS).map(([name, test]) => ({ name, test })),
        },
        minify: true,
        comments: { annotation: false },
      },
    },
  },
});
