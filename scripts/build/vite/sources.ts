/** Changes to our own sources: what browsers do not need is left out. `measured` sizes are brotli. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { minifyStyles, minifyTemplate } from './minify.mjs';
import { staticFields } from './static-fields.mjs';

/** Code for servers is left out before modules are joined, so that nothing of it is imported. */
export const browserOnly: Plugin = {
  name: 'browser-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/') && code.includes('isServer')
      ? { code: code.replace(/^import \{ isServer \}.*\n/m, '').replace(/\bisServer\b/g, 'false'), map: null }
      : null,
};

export const collapseStyles: Plugin = {
  name: 'collapse-styles',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.styles\.ts(?:\?|$)/.test(id)) return null;
    return { code: code.replace(/(?<=css`)[^`]*(?=`)/g, minifyStyles), map: null };
  },
};

export const collapseTemplates: Plugin = {
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
    // From the last to the first, so that the positions stay valid.
    const collapse = (all: string, { start, end }: (typeof texts)[0]) =>
      all.slice(0, start) + minifyTemplate(all.slice(start, end)) + all.slice(end);
    return { code: texts.sort((a, b) => b.start - a.start).reduce(collapse, code), map: null };
  },
};

export const fieldsOnly: Plugin = {
  name: 'fields-only',
  enforce: 'post',
  transform: (code, id) => (id.includes('/src/') ? { code: staticFields(code), map: null } : null),
};

/** The names of the values that a source file of ours exports. */
function exportsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  if (/^export (\*|default|let|var)/m.test(source)) throw new Error(`all-at-once cannot list the exports of ${path}.`);
  const declared = source.matchAll(/^export (?:abstract |async )*(?:const|class|function) (\w+)/gm);
  const listed = source.matchAll(/^export \{([^}]*)\}/gm);
  const names = [
    ...Array.from(declared, ([, name]) => name!),
    ...Array.from(listed, ([, names]) => names!.split(',').map((name) => name.trim()))
      .flat()
      .flatMap((name) => (name && !name.startsWith('type ') ? (name.split(' as ').at(-1) ?? []) : [])),
  ];
  // A function with overloads is declared several times.
  return [...new Set(names)];
}

/**
 * `pay-elements.all.js` is one file, so its dynamic imports become static ones: the bundler would keep each module apart. By
 * name, because a namespace object would keep every export under its name.
 */
export const allAtOnce: Plugin = {
  name: 'all-at-once',
  transform(code, id) {
    // Other languages, the adapters of providers, and the warnings for developers stay chunks.
    if (!id.includes('/src/') || /\/src\/(controllers\/language-files|debug\/load|providers\/adapters)\.ts$/.test(id))
      return null;
    const imports: string[] = [];
    const eager = code.replace(/\bimport\((["']([^"']+)["'])\)/g, (all, quoted: string, path: string) => {
      if (path.includes('/providers/')) return all;
      const names = exportsOf(join(dirname(id), path.replace(/\.js$/, '.ts')));
      const local = (name: string) => `lazy${imports.length}_${name}`;
      const object = names.map((name) => `${name}: ${local(name)}`).join(', ');
      const bindings = names.map((name) => `${name} as ${local(name)}`).join(', ');
      imports.push(`import { ${bindings} } from ${quoted};\n`);
      return `Promise.resolve({ ${object} })`;
    });
    return imports.length ? { code: imports.join('') + eager, map: null } : null;
  },
};

/** Minifies the output of the bundler's own minifier again: 1% smaller than either of them alone. */
export const terser: Plugin = {
  name: 'terser',
  async generateBundle({ format }, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      // The bundler's own helpers have no source map.
      const sourceMap = bundle[`${chunk.fileName}.map`];
      const content = sourceMap?.type === 'asset' ? String(sourceMap.source) : null;
      const { code, map } = await minify(chunk.code, {
        module: format === 'es',
        toplevel: true,
        ecma: 2020,
        compress: { passes: 3, keep_fargs: false },
        ...(content && { sourceMap: { content } }),
      });
      chunk.code = code!;
      if (sourceMap?.type === 'asset') sourceMap.source = map as string;
    }
  },
};
