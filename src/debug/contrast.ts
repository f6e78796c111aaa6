/** Contrast as WCAG 2 defines it, of colours as the browser computes them. */

let canvas: CanvasRenderingContext2D | null = null;

/** The bytes of stacked colours, the lowest last. */
function painted(layers: readonly string[]): number[] {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  for (const color of [...layers].reverse()) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/** Stacked colours as `#rrggbb`. */
export function hexOf(layers: readonly string[]): string {
  return `#${painted(layers)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance of stacked colours, the lowest last. */
export function luminance(layers: readonly string[]): number {
  const [red = 0, green = 0, blue = 0] = painted(layers).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param color on the colours `below`, the lowest last */
export function contrastRatio(color: string, below: readonly string[]): number {
  const [dark = 0, bright = 0] = [luminance([color, ...below]), luminance(below)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
