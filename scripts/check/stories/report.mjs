/** A page that shows what has changed: before, now, and where. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from './png.mjs';

/** @typedef {import('./png.mjs').Picture} Picture */
/** @typedef {{ name: string, why: string, before?: Picture, now: Picture, difference?: Picture }} Change */

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;background:#eee;color:#111}
section{margin-block:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}
img{max-inline-size:100%;border:1px solid #888;background:#fff}`;

/** @param {string} folder @param {readonly Change[]} changes */
export async function writeReport(folder, changes) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections = await Promise.all(
    changes.map(async ({ name, why, before, now, difference }) => {
      const figures = await Promise.all(
        Object.entries({ before, now, difference }).map(async ([title, picture]) => {
          if (!picture) return '';
          const file = `${name}.${title}.png`;
          await writeFile(join(folder, file), encode(picture));
          return `<figure><figcaption>${title}</figcaption><img src="${file}" alt="${name}, ${title}"></figure>`;
        }),
      );
      return `<section><h2>${name}</h2><p>${why}</p><div>${figures.join('')}</div></section>`;
    }),
  );
  const title = `${changes.length} pictures have changed`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1><p>Accept them with <code>npm run test:visual -- --update</code>.</p>
${sections.join('\n')}</html>\n`;
  await writeFile(join(folder, 'index.html'), page);
}
