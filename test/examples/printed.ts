/** Collects the output of servers. */
export class Printed {
  text = '';
  readonly #waiting = new Set<() => void>();

  readonly add = (text: string): void => {
    this.text += text;
    for (const look of this.#waiting) look();
  };

  /** Resolves when the text was printed. */
  until(text: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.text.includes(text)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  times(text: string): number {
    return this.text.split(text).length - 1;
  }
}
