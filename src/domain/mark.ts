/** The picture of a brand: a path on a grid of 24 that is filled with a colour, or the http or https URL of an image. */
export type Mark = string | { readonly path: string; readonly color: string };

/** Marks by the name of a brand in small letters without spaces, for example `pix`, or by the identifier `pix_br`. */
export type Marks = Readonly<Record<string, Mark>>;

/** The marks of a page, which may have set anything: what is not a mark is left out. */
export function readMarks(value: unknown): Marks {
  const marks: Record<string, Mark> = {};
  try {
    for (const [name, mark] of Object.entries(Object(value) as Record<string, unknown>)) {
      const { path, color } = Object(mark) as { path?: unknown; color?: unknown };
      if (typeof mark === 'string') marks[name] = mark;
      else if (typeof path === 'string' && typeof color === 'string') marks[name] = { path, color };
    }
  } catch {
    // An object of the page throws: those before it stay.
  }
  return marks;
}
