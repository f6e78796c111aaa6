/**
 * Returns the remainder modulo 97 of letters and digits, where A is 10 and Z is 35. Source: ISO/IEC 7064, MOD 97-10.
 * @param text digits and the capitals A to Z
 */
export function mod97(text: string): number {
  return Array.from(text).reduce((rest, character) => {
    const value = parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}
