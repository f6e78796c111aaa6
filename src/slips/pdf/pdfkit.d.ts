/** The parts of pdfkit that slips use. Its package has no types, and `@types/pdfkit` brings those of Node. */
declare module 'pdfkit' {
  export interface StructureElement {
    /** Adds an element, or runs a function that draws what belongs to this one. */
    add(child: StructureElement | (() => void)): this;
    end(): void;
  }

  // eslint-disable-next-line no-restricted-syntax -- the package has a default export
  export default class PDFDocument {
    constructor(options: object);
    /** The title and other facts of the file itself. */
    info: Readonly<Record<string, unknown>>;
    readonly page: { readonly width: number; readonly height: number };
    /** The current font. Not documented: there is no other way to learn which characters a font has. */
    readonly _font: { readonly font: { hasGlyphForCodePoint?: (codePoint: number) => boolean } };
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    addPage(): this;
    addStructure(element: StructureElement): this;
    markContent(type: 'Span', options: { actual: string }): this;
    markContent(type: 'Artifact', options: { type: 'Layout' }): this;
    image(file: Uint8Array, x: number, y: number, options: { width: number; height: number }): this;
    endMarkedContent(): this;
    struct(type: string, options?: { alt?: string; bbox?: number[]; placement?: 'Block' }): StructureElement;
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    widthOfString(text: string, options?: { features?: readonly string[] }): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: 'alphabetic'; features?: readonly string[] },
    ): this;
    /** @param options `Contents` is a `String` object: pdfkit writes other texts as names */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: string },
    ): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    end(): void;
    /** Writes `info` a second time, into the XML of the file's metadata. Not documented: there is no other way to escape it. */
    endMetadata(): void;
  }
}
