/** `npm run links`: lists the external links of the documentation, with their pages, for review. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, walkTokens } from 'marked';
import { ROOT } from '../shared/install.mjs';

const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'sandbox/README.md'].concat(
  readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
);

/** @type {Map<string, Set<string>>} */
const links = new Map();
for (const page of pages) {
  walkTokens(lexer(readFileSync(join(ROOT, page), 'utf8')), (token) => {
    // Those of a demo on this machine are tried by the tests.
    if (token.type !== 'link' || !/^https?:\/\/(?!127\.0\.0\.1)/.test(token.href)) return;
    links.set(token.href, (links.get(token.href) ?? new Set()).add(page));
  });
}
for (const [link, from] of [...links].sort()) console.log(`${link}\n  ${[...from].join(', ')}`);
