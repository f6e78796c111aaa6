/** Fails a run of all stories that has not shown every state of every element, as the manifest lists them. */
import { readFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly { tagName?: string; cssStates?: readonly { name: string }[] }[];
  }[];
}

/** The states of the elements, by tag. */
export function readStates(): ReadonlyMap<string, readonly string[]> {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest;
  return new Map(
    modules
      .flatMap(({ declarations = [] }) => declarations)
      .map(({ tagName = '', cssStates = [] }) => [tagName, cssStates.map(({ name }) => name)]),
  );
}

export default class StatesReporter implements Reporter {
  #all = 0;
  #passed = 0;
  readonly #shown = new Set<string>();

  onBegin(_config: unknown, suite: Suite): void {
    this.#all = suite.allTests().length;
  }

  onTestEnd(test: TestCase): void {
    if (test.ok()) this.#passed++;
    for (const { type, description } of test.annotations) if (type === 'state') this.#shown.add(description!);
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    // Some stories, or a run without any.
    if (!this.#shown.size || this.#passed < this.#all || process.argv.includes('-g')) return {};
    const unseen = [...readStates()].flatMap(([tag, names]) =>
      names.map((name) => `${tag} ${name}`).filter((state) => !this.#shown.has(state)),
    );
    if (!unseen.length) return {};
    process.stdout.write(`No story shows ${unseen.join(', ')}.\n`);
    return { status: 'failed' };
  }
}
