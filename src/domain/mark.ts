/** The picture of a brand: a path on a grid of 24 that is filled with a colour, or the http or https URL of an image. */
export type Mark = string | { readonly path: string; readonly color: string };

/** Marks by the name of a brand in small letters without spaces, for example `pix`, or by the identifier `pix_br`. */
export type Marks = Readonly<Record<string, Mark>>;
