/** A tool for developers must not break the page. */
export const quietly =
  <Args extends unknown[]>(task: (...args: Args) => void) =>
  (...args: Args): void => {
    try {
      task(...args);
    } catch {
      // The page has changed built-ins, or an element throws when it is read.
    }
  };
