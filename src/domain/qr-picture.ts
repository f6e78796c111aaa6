/** Pictures of QR codes that are sent as their content. A browser runs no script of a picture in an `<img>`, and loads nothing for it. */

const DATA_URL = /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/i;

/** The beginning of each format in Base64, which no text of a QR code has; and the rest. */
const BASE64 = /^(iVBORw0KGgo|\/9j\/|UklGR|PHN2Zy|PD94bWw)[\w+/\s]+=*$/;

const FORMATS: Readonly<Record<string, string>> = { iVBORw0KGgo: 'png', '/9j/': 'jpeg', UklGR: 'webp' };

/** Returns the picture as a `data:` URL, or null for another text. @param text a `data:` URL, or the Base64 alone */
export function qrPicture(text: string): string | null {
  if (DATA_URL.test(text)) return text;
  const [, start] = BASE64.exec(text) ?? [];
  return start ? `data:image/${FORMATS[start] ?? 'svg+xml'};base64,${text}` : null;
}
