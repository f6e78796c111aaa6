/**
 * Replaces the decimal digits of every script with ASCII digits. In Unicode the ten digits of a script follow each other, from
 * zero to nine (The Unicode Standard, 4.6).
 */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0)!;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before++;
    return String(before % 10);
  });
}
