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

/** The fonts of each weight, in the order in which they are asked for a character. */
export interface Faces {
  readonly regular: readonly Face[];
  readonly bold: readonly Face[];
}

const helvetica = (name: string): Face => ({ name, has: (character) => WESTERN.test(character) });

/**
 * Registers fonts. A font is opened, and is in the file, once the fonts before it lack a character.
 * @param files TrueType, OpenType or WOFF; without any, Helvetica of the reader is used
 * @param bold the same in bold; characters that none of them has are regular
 * @throws {PayError} `invalid-input` for bold fonts alone
 */
export function facesOf(document: PDFDocument, files: readonly Uint8Array[], bold: readonly Uint8Array[]): Faces {
  if (!files.length && bold.length)
    throw new PayError('invalid-input', { message: 'boldFonts: there are no fonts for regular type' });
  if (!files.length) return { regular: [helvetica('Helvetica')], bold: [helvetica('Helvetica-Bold')] };
  const registered = (kind: string, all: readonly Uint8Array[]) =>
    all.map((file, index): Face => {
      const name = `${kind} ${index}`;
      document.registerFont(name, file);
      return { name, has: (character) => opened(document, name).hasGlyphForCodePoint!(character.codePointAt(0)!) };
    });
  const regular = registered('font', files);
  return { regular, bold: [...registered('bold font', bold), ...regular] };
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
