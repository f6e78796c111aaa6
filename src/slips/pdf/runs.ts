/** Splits a line into runs of one font and one direction, in the order in which they are on paper (UAX #9). */
import bidiFactory from 'bidi-js';
import { faceOf, type Face } from './faces.js';

export interface Run {
  readonly text: string;
  readonly face: Face;
}

interface Leveled extends Run {
  /** Odd from right to left. */
  readonly level: number;
}

const bidi = bidiFactory();

/** Letters from right to left. The font reverses a run that has one. */
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** Controls, such as the isolates around names in texts from right to left: they have an effect, and no glyph. */
const INVISIBLE = /\p{Cf}/u;

/** @throws {PayError} `invalid-input` if no font has a character */
export function runsOf(line: string, rightToLeft: boolean, faces: readonly Face[]): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, rightToLeft ? 'rtl' : 'ltr');
  const runs: Leveled[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels[at]!;
    at += character.length;
    if (INVISIBLE.test(character)) continue;
    // Spaces and combining characters stay in the run before them, if its font has them.
    const last = runs.at(-1);
    const face = /[\s\p{M}]/u.test(character) && last?.face.has(character) ? last.face : faceOf(faces, character);
    if (last?.face === face && last.level === level) runs.splice(-1, 1, { ...last, text: last.text + character });
    else runs.push({ text: character, face, level });
  }
  return ordered(runs).map(({ text, face, level }) => ({ face, text: level % 2 ? mirrored(text) : text }));
}

/** Reverses each sequence of runs of at least a level, from the highest level down. */
function ordered(runs: readonly Leveled[]): Leveled[] {
  const all = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < all.length; start++) {
      let end = start;
      while ((all[end]?.level ?? 0) >= level) end++;
      all.splice(start, end - start, ...all.slice(start, end).reverse());
      start = end;
    }
  }
  return all;
}

function mirrored(text: string): string {
  const characters = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character);
  return (RIGHT_TO_LEFT.test(text) ? characters : characters.reverse()).join('');
}
