/** What a screen reader says and shows in braille, in the order in which it does. */
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Milliseconds without a sentence after which what belongs together has been said. */
const PAUSE = 150;
/** Milliseconds for the first sentence after a key. */
const ANSWER = 5_000;
/** Milliseconds for a sentence that must be said. */
const PATIENCE = 30_000;
/** Orca says it only if it looks at the field before the next character is typed over what was selected. */
const SOMETIMES = 'Text unselected.';

export class Listener {
  readonly #sentences: string[] = [];
  #brailleLines: string[] = [];
  readonly #events = new EventEmitter();

  /** @param output a sentence a line, as `SPEECH OUTPUT: '…'` and perhaps its voice; or one of braille, as `BRAILLE LINE:  '…'` */
  constructor(output: Readable) {
    createInterface({ input: output }).on('line', (line) => {
      const braille = /^BRAILLE LINE: {2}'(.*)'$/.exec(line)?.[1]?.trim();
      if (braille !== undefined) this.#brailleLines.push(braille);
      const sentence = /^SPEECH OUTPUT: '(.*)'(?: voice=\w+)?$/.exec(line)?.[1]?.trim();
      if (!sentence || sentence === SOMETIMES) return;
      this.#sentences.push(sentence);
      this.#events.emit('sentence');
    });
  }

  /** Takes the lines that a braille display has shown since the last call, each once. */
  takeBraille(): string[] {
    const lines = this.#brailleLines.filter((line, index, all) => line !== all[index - 1]);
    this.#brailleLines = [];
    return lines;
  }

  /** Waits until nothing more is said. @returns what was said and not taken yet */
  async pause(ms = PAUSE): Promise<string[]> {
    for (;;) {
      const said = await this.#next(ms);
      if (!said) return this.#sentences.splice(0);
    }
  }

  /** Waits for the first sentence that follows a key, and what is said at once after it. Nothing may follow. */
  async answer(): Promise<string[]> {
    if (!this.#sentences.length) await this.#next(ANSWER);
    return this.pause();
  }

  /** Waits for a sentence, and what is said at once after it. @param part of the sentence */
  async until(part: string): Promise<string[]> {
    const end = Date.now() + PATIENCE;
    while (!this.#sentences.some((one) => one.includes(part))) {
      const left = end - Date.now();
      assert.ok(left > 0 && (await this.#next(left)), `never said: ${part}. Said: ${this.#sentences.join(' | ')}`);
    }
    return this.pause();
  }

  /** Waits for the next sentence. @returns false if there was none */
  async #next(ms: number): Promise<boolean> {
    try {
      await once(this.#events, 'sentence', { signal: AbortSignal.timeout(ms) });
      return true;
    } catch {
      return false;
    }
  }
}
