import type { default as PDFDocument, StructureElement } from 'pdfkit';
import { directionOf } from '../direction.js';
import type { Drawing } from '../drawing.js';
import type { Faces } from './faces.js';
import { linesOf } from './lines.js';
import { runsOf, type Run } from './runs.js';

/** Points. */
export const MM = 72 / 25.4;
const MARGIN = 15 * MM;
/** The space between columns. */
const GUTTER = 5 * MM;
/** The space around drawings. */
const ABOVE = 3 * MM;

/** `lang` and `rightToLeft` of the slip. */
export interface SheetOptions {
  readonly lang: string;
  readonly rightToLeft: boolean;
  readonly faces: Faces;
}

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly colour?: string;
  /** The space above it, in points. */
  readonly above?: number;
  /** True for a name, a number or a code: its direction is its own, and only the side of the page is that of the language. */
  readonly isValue?: boolean;
  readonly bold?: boolean;
  /** The page that a click on the text opens. */
  readonly url?: string;
}

/** Sets texts and drawings on pages from top to bottom, each as an element of the structure that screen readers use. */
export class Sheet {
  readonly #document: PDFDocument;
  readonly #options: SheetOptions;
  readonly #root: StructureElement;
  #y = MARGIN;
  /** The column that is set: its left edge and its width. */
  #left = MARGIN;
  #width: number;

  constructor(document: PDFDocument, options: SheetOptions) {
    this.#document = document;
    this.#options = options;
    this.#width = document.page.width - 2 * MARGIN;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  /** @param tag `H1`, `P` and so on @param parent of the element; the document by default */
  text(tag: string, text: string, style: TextStyle, parent = this.#root): void {
    const { size, colour = '#000', above = 0, isValue = false, bold = false, url } = style;
    const { lang } = this.#options;
    const faces = this.#options.faces[bold ? 'bold' : 'regular'];
    const rightToLeft = isValue ? directionOf(text) === 'rtl' : this.#options.rightToLeft;
    // No font has every kind of space.
    const spaced = text.replace(/\s/g, ' ');
    const element = this.#document.struct(tag);
    parent.add(element);
    const content = url ? this.#document.struct('Link') : element;
    if (content !== element) element.add(content);
    this.#y += above;
    this.#document.fontSize(size);
    const runs = (line: string) => runsOf(line, rightToLeft, faces);
    const measure = (line: string) => this.#measure(runs(line));
    for (const line of linesOf(spaced, lang, this.#width, measure)) {
      this.#reserve(size * 1.4);
      const width = measure(line);
      content.add(() => this.#line(line, runs(line), size, colour, width));
      if (url) this.#link(url, width, size, content);
      this.#y += size * 1.4;
    }
    element.end();
  }

  /** Sets a numbered list. */
  list(texts: readonly string[], style: TextStyle): void {
    const list = this.#document.struct('L');
    this.#root.add(list);
    texts.forEach((text, index) => {
      const item = this.#document.struct('LI');
      list.add(item);
      this.text('LBody', `${index + 1}. ${text}`, style, item);
    });
    list.end();
  }

  /** Draws a code. @param width with its quiet zones @param height of the whole code; both in points */
  draw({ columns, rows }: Drawing, alt: string, width: number, height: number): void {
    this.#y += ABOVE;
    this.#reserve(height);
    const document = this.#document;
    const x = this.#start(width);
    const y = this.#y;
    const figure = document.struct('Figure', { alt, bbox: [x, y, x + width, y + height], placement: 'Block' });
    this.#root.add(figure);
    const [wide, high] = [width / columns, height / rows.length];
    figure.add(() => {
      rows.forEach((row, at) => {
        for (const { 0: dark, index } of row.matchAll(/1+/g))
          document.rect(x + index * wide, y + at * high, dark.length * wide, high);
      });
      document.fill('#000');
    });
    figure.end();
    this.#y += height + ABOVE;
  }

  /** Draws a picture. @param png that is known to be whole @param alt its text for screen readers; both sizes in points */
  picture(png: Uint8Array, alt: string, width: number, height: number): void {
    this.#reserve(height);
    const document = this.#document;
    const [x, y] = [this.#start(width), this.#y];
    const figure = document.struct('Figure', { alt, bbox: [x, y, x + width, y + height], placement: 'Block' });
    this.#root.add(figure);
    figure.add(() => document.image(png, x, y, { width, height }));
    figure.end();
    this.#y += height;
  }

  /** Draws a line across the column, which screen readers ignore. */
  rule(colour: string, thickness: number): void {
    this.#y += ABOVE;
    const document = this.#document;
    document.markContent('Artifact', { type: 'Layout' });
    document.rect(this.#left, this.#y, this.#width, thickness).fill(colour);
    document.endMarkedContent();
    this.#y += thickness + ABOVE;
  }

  /**
   * Sets columns side by side.
   * @param columns what each has, with its part of the width
   * @param height that stays on one page, in points
   */
  columns(columns: readonly (readonly [share: number, set: () => void])[], height: number): void {
    this.#reserve(height);
    const [left, width, top] = [this.#left, this.#width, this.#y];
    let bottom = top;
    let used = 0;
    for (const [share, set] of columns) {
      this.#width = width * share - GUTTER;
      // The first column is at the start of a line of text.
      this.#left = this.#options.rightToLeft ? left + width * (1 - used - share) + GUTTER : left + width * used;
      this.#y = top;
      set();
      bottom = Math.max(bottom, this.#y);
      used += share;
    }
    [this.#left, this.#width, this.#y] = [left, width, bottom];
  }

  end(): void {
    this.#root.end();
  }

  /** Begins a page if there is no space. */
  #reserve(height: number): void {
    if (this.#y + height <= this.#document.page.height - MARGIN) return;
    this.#document.addPage();
    this.#y = MARGIN;
  }

  #measure(runs: readonly Run[]): number {
    const document = this.#document;
    return runs
      .map(({ face, text }) => document.font(face.name).widthOfString(text, { features: FEATURES }))
      .reduce((sum, width) => sum + width, 0);
  }

  /** The left end of a line. */
  #start(width: number): number {
    return this.#options.rightToLeft ? this.#left + this.#width - width : this.#left;
  }

  /** Makes a line a link, with a description for screen readers. */
  #link(url: string, width: number, size: number, structParent: StructureElement): void {
    const Contents = Object(url) as string;
    this.#document.link(this.#start(width), this.#y, width, size * 1.4, url, { structParent, Contents });
  }

  #line(line: string, runs: readonly Run[], size: number, colour: string, width: number): void {
    const document = this.#document;
    if (SHAPED.test(line)) document.markContent('Span', { actual: line });
    let x = this.#start(width);
    document.fillColor(colour);
    for (const { face, text } of runs) {
      document
        .font(face.name)
        .text(text, x, this.#y + size, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
      x += document.widthOfString(text, { features: FEATURES });
    }
    if (SHAPED.test(line)) document.endMarkedContent();
  }
}

/** Scripts whose glyphs are not one for each letter, and in its order: readers of the file get the text itself. */
const SHAPED = /[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Common}\p{sc=Inherited}]/u;

/** With a list of features, even an empty one, a run is shaped as a whole; else word by word, in the wrong order in Arabic. */
const FEATURES: readonly string[] = [];
