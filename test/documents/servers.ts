/** Servers of the documentation, as pasted: a document's first script, and the page after it, in a folder of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, ROOT } from './documents.js';

export interface DocumentedServer {
  readonly url: string;
  /** Resolves with the first line that matches. */
  printed(line: RegExp): Promise<string>;
  /** The exit code of a server that ends by itself. */
  readonly ended: Promise<number>;
  close(): Promise<void>;
}

/** Starts the server of a document. @param env besides PORT, which is `port` */
export function startDocumented(path: string, port: number, env: Readonly<Record<string, string>>): DocumentedServer {
  const { blocks } = readDocument(path);
  const scripts = blocks.filter(({ language }) => language === 'js').map(({ text }) => text);
  const page = blocks.find(({ language, text }) => language === 'html' && text.startsWith('<!doctype html>'))!.text;
  // Inside the repository, so that its packages are found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/documented-'));
  for (const name of ['public', 'node_modules']) mkdirSync(join(folder, name));
  symlinkSync(ROOT, join(folder, 'node_modules/pay-elements'));
  writeFileSync(join(folder, 'server.mjs'), scripts[0]!);
  writeFileSync(join(folder, 'public/index.html'), page);
  if (scripts[1]) writeFileSync(join(folder, 'public/page.js'), scripts[1]);
  const { WEBHOOK_SECRET: _other, ...inherited } = process.env;
  const running = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...inherited, PORT: String(port), ...env },
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
      for (const check of waiting) check();
    });
  const ended = once(running, 'close').then(([code]) => Number(code));
  return {
    url: `http://127.0.0.1:${port}`,
    ended,
    printed: (line) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = output.split('\n').find((one) => line.test(one));
          if (found === undefined) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        void ended.then(() => reject(new Error(`the server has ended: ${output}`)));
        check();
      }),
    async close() {
      running.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
