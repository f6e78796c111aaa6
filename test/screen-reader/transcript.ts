/** A transcript: a line for each key that was pressed, with what was said after it. */

export const lineOf = (keys: string, said: readonly string[]): string =>
  [...(keys ? [`[${keys}]`] : []), said.join(' | ')].join(' ').trim();

/** Words that only name a control or an empty place. */
const EMPTY = /^(?:blank|status ?bar|push button|link|image|\(nothing\))\.?$/i;
/** More characters without a space than a person understands. */
const SPELLED = /\S{60,}/;

/** @returns what a consumer should not hear, a line each */
export function faultsIn(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const said = line.replace(/^\[[^\]]*\] ?/, '').split(' | ');
    const twice = said.filter((one, at) => said.indexOf(one) !== at);
    return [
      ...said.filter((one) => EMPTY.test(one)).map((one) => `empty: ${one}`),
      ...said.filter((one) => SPELLED.test(one)).map((one) => `spelled out: ${one}`),
      ...said.filter((one) => /^\p{L}\.$/u.test(one)).map((one) => `a letter alone: ${one}`),
      ...twice.map((one) => `twice: ${one}`),
      ...(line === lines[index - 1] ? [`the same line twice: ${line}`] : []),
      // The step is there before the first key.
      ...said.filter((one) => /^Loading…/.test(one)).map((one) => `stale: ${one}`),
    ];
  });
}
