/** The features of HTML and SVG in a text: elements, attributes, and values that the data knows. */
import { findFeature, type Path } from './floor.js';
import { shorten, type Use } from './uses.js';

const TAG = /<([a-z][-a-z0-9]*)((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)/gi;
const ATTRIBUTE = /([^\s"'<>=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

export function readHtml(html: string, file: string): Use[] {
  const uses: Use[] = [];
  for (const [code, tag, attributes] of html.matchAll(TAG)) {
    const language = findFeature(['html', 'elements', tag!]) ? 'html' : 'svg';
    const element: Path = [language, 'elements', tag!];
    const paths: Path[] = [element];
    for (const [, name, ...values] of attributes!.matchAll(ATTRIBUTE)) {
      const attribute = [
        [...element, name!],
        [language, 'global_attributes', name!],
      ].find(findFeature);
      const value = values.find((one) => one !== undefined) ?? '';
      if (attribute) paths.push(attribute, [...attribute, value], [...element, `${name}_${value}`]);
    }
    for (const path of paths) if (findFeature(path)) uses.push({ path, file, code: shorten(code) });
  }
  return uses;
}
