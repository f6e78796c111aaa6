/** The fonts of a PDF, and which of them has each character. */
import type PDFDocument from 'pdfkit';
import { PayError } from '../../errors.js';

export interface Face {
  /** The name in the document. */
  readonly name: string;
  readonly has: (character: string) => boolean;
}

/** Characters of Windows-1252, which the fonts that every reader has are encoded in. */
const WESTERN = /[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

const HELVETICA: Face = { name: 'Helvetica', has: (character) => WESTERN.test(character) };

/**
 * Registers fonts. A font is opened, and is in the file, once the fonts before it lack a character.
 * @param files TrueType, OpenType or WOFF; without any, Helvetica of the reader is used
 */
export function facesOf(document: PDFDocument, files: readonly Uint8Array[]): Face[] {
  if (!files.length) return [HELVETICA];
  return files.map((file, index) => {
    const name = `font ${index}`;
    document.registerFont(name, file);
    return { name, has: (character) => opened(document, name).hasGlyphForCodePoint!(character.codePointAt(0)!) };
  });
}

/** @throws {PayError} `invalid-input` for a file of another kind */
function opened(document: PDFDocument, name: string): PDFDocument['_font']['font'] {
  try {
    return document.font(name)._font.font;
  } catch (cause) {
    throw new PayError('invalid-input', { message: `fonts: ${name} is no TrueType, OpenType or WOFF file`, cause });
  }
}

/** Returns the first face that has a character. @throws {PayError} `invalid-input` if none has it */
export function faceOf(faces: readonly Face[], character: string): Face {
  const face = faces.find(({ has }) => has(character));
  if (face) return face;
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  throw new PayError('invalid-input', { message: `fonts: no font has U+${code} (${character})` });
}
