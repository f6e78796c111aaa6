/** White space that programs leave around a value: the end of a line that was read, a tab, a mark of the byte order. */
export const SPACED: readonly ((text: string) => string)[] = [
  (text) => `${text}\n`,
  (text) => ` ${text}`,
  (text) => `\r\n\t${text} \r\n`,
  (text) => `\u00a0\ufeff${text}\u2028\u3000`,
];
