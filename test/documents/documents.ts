/** The parts of the project's Markdown files that tests need. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import GithubSlugger from 'github-slugger';
import { lexer, walkTokens, type Token, type Tokens } from 'marked';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Block {
  /** The text after the fence: `html`, or empty. */
  readonly language: string;
  readonly text: string;
  /** The line of the fence, from 1. */
  readonly line: number;
  /** The file to which a block is added: the text of the blocks before it, if the fence has `continued` after its language. */
  readonly before?: string;
}

export interface Document {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  /** Texts in single backticks. */
  readonly spans: readonly string[];
  /** Targets of links and images, also of images in markup. */
  readonly links: readonly string[];
  /** HTML in the text. */
  readonly markup: string;
  /** The anchors that links can use. */
  readonly anchors: ReadonlySet<string>;
}

const IGNORED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  'storybook-static',
  'site-dist',
  'visual-report',
]);

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** @param root the repository, or a folder with copies of its documents */
export function readDocument(path: string, root = ROOT): Document {
  const text = readFileSync(join(root, path), 'utf8');
  const blocks: Block[] = [];
  const spans: string[] = [];
  const links: string[] = [];
  const markup: string[] = [];
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  let from = 0;
  walkTokens(lexer(text), (token: Token) => {
    if (token.type === 'code') {
      const { raw, lang = '', text: code } = token as Tokens.Code;
      const fence = text.indexOf(raw.trimEnd(), from);
      from = fence + raw.trimEnd().length;
      const [language = '', note] = lang.split(' ');
      const last = blocks.at(-1);
      const line = text.slice(0, fence).split('\n').length;
      const before = note === 'continued' && last ? { before: `${last.before ?? ''}${last.text}\n\n` } : {};
      blocks.push({ language, text: code, line, ...before });
    } else if (token.type === 'codespan') spans.push((token as Tokens.Codespan).text);
    else if (token.type === 'link' || token.type === 'image') links.push((token as Tokens.Link).href);
    else if (token.type === 'html') markup.push((token as Tokens.HTML).text);
    else if (token.type === 'heading') anchors.add(slugger.slug(plain((token as Tokens.Heading).tokens)));
  });
  const pictures = [...markup.join('\n').matchAll(/(?:src|srcset|href)="([^"]+)"/g)].map(([, url]) => url!);
  return { path, text, blocks, spans, links: [...links, ...pictures], markup: markup.join('\n'), anchors };
}

/** The text of a heading, without markup. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : String((token as Tokens.Text).text)))
    .join('');
}

/** All documents of the repository. */
export const documents: readonly Document[] = markdownIn('')
  .sort()
  .map((path) => readDocument(path));

/** Documents with tested samples, because readers copy from them. */
export const guides: readonly Document[] = documents.filter(({ path }) =>
  /^(?:README|CONTRIBUTING|SECURITY|sandbox\/README|docs\/.+)\.md$/.test(path),
);
