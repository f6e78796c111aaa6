/** The links in the documents of a package. In the repository they are relative to the file. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A link or image of Markdown: label and target; or `src` or `srcset` of markup: the attribute's name and the target. */
const LINK = /\[([^[\]]*)\]\(([^()\s]+)\)|\b(src|srcset)="([^"\s]+)"/g;
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|[#/])/i;
const CODE = /(^```[^]*?^```)/m;
const PICTURE = /\.(webp|png|svg|gif|jpe?g)$/;

/** A file or folder of a package: its path there, and its path in the repository. @typedef {readonly [path: string, from: string]} Part */

const isIn = (/** @type {string} */ path, /** @type {string} */ folder) =>
  path === folder || path.startsWith(`${folder}/`);

/** The same path on the other side of a part. @param {string} file @param {readonly Part[]} parts @param {0 | 1} side */
function across(file, parts, side) {
  const part = parts.find((one) => isIn(file, one[side]));
  return part && part[side ? 0 : 1] + file.slice(part[side].length);
}

/**
 * Changes the links in all documents of a package to where their targets are in it, or else in the repository.
 * @param {string} copy the folder of the package @param {readonly Part[]} parts
 * @param {{ files: readonly string[], version: string, repository?: string | undefined }} manifest if it has no repository, a link
 *   to it becomes plain text
 */
export function changeLinks(copy, parts, { files, version, repository }) {
  const left = files.filter((path) => path.startsWith('!')).map((path) => path.slice(1));
  const isPacked = (/** @type {string | undefined} */ path) =>
    path !== undefined && existsSync(join(copy, path)) && !left.some((one) => isIn(path, one));
  for (const entry of readdirSync(copy, { recursive: true })) {
    const own = String(entry).replaceAll('\\', '/');
    const from = across(own, parts, 0);
    if (!/\.md$|^llms\.txt$/.test(own) || from === undefined) continue;
    /** @param {string} target @returns {string | undefined} */
    const moved = (target) => {
      if (ELSEWHERE.test(target)) return target;
      const [path = '', anchor = ''] = target.split(/(?=#)/);
      const file = posix.join(posix.dirname(from), path);
      const packed = across(file, parts, 1);
      if (packed !== undefined && isPacked(packed)) return posix.relative(posix.dirname(own), packed) + anchor;
      return repository && `${repository}/${PICTURE.test(file) ? 'raw' : 'blob'}/v${version}/${file}${anchor}`;
    };
    const change = (/** @type {string} */ text) =>
      text.replace(LINK, (_link, label, target, attribute, source) => {
        if (attribute) return `${attribute}="${moved(source) ?? source}"`;
        const to = moved(target);
        return to === undefined ? label : `[${label}](${to})`;
      });
    const pieces = readFileSync(join(copy, own), 'utf8').split(CODE);
    writeFileSync(join(copy, own), pieces.map((piece, index) => (index % 2 ? piece : change(piece))).join(''));
  }
}
