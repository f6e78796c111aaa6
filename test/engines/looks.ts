/** Functions that check how elements look. They run in the page, like those of in-page.ts. */
import { deep } from './in-page.js';

/** The parent as it is rendered: through slots, and from a shadow tree to its host. */
export function parentOf(node: Element): Element | null {
  return node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** Red, green, blue and opacity of colours in the order in which they are painted, each from 0 to 255. */
export function painted(...colors: string[]): number[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d')!;
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data];
}

/** The backgrounds of an element and its ancestors, the lowest first. */
export function backgrounds(node: Element | null): string[] {
  return node ? [...backgrounds(parentOf(node)), getComputedStyle(node).backgroundColor] : ['#fff'];
}

/** The contrast of a colour with a background, as WCAG defines it. */
export function contrast(color: string, below: string[]): number {
  const [one, two] = [painted(...below, color), painted(...below)].map((all) => {
    const [red, green, blue] = all.map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
  });
  return Math.max(one!, two!) / Math.min(one!, two!);
}

/** The texts in the elements whose contrast is below 4.5:1, which WCAG 2 requires for text (1.4.3). */
export function unreadable(): string[] {
  return deep('*').flatMap((node) => {
    const text = [...node.childNodes].map((child) => (child instanceof Text ? child.data : '')).join('');
    const { color, clipPath } = getComputedStyle(node);
    if (!node.getRootNode().isConnected || node.getRootNode() === document) return [];
    if (!text.trim() || clipPath !== 'none' || node.closest('[disabled], [aria-disabled=true], svg')) return [];
    const ratio = contrast(color, backgrounds(node));
    return ratio < 4.5 ? [`${text.trim().slice(0, 40)}: ${color} ${ratio.toFixed(2)}`] : [];
  });
}

/** Controls without visible bounds: their background and border have less than 3:1 with the colour behind them (1.4.11). */
export function undrawn(selector: string): string[] {
  return deep(selector).flatMap((node) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(node);
    const below = backgrounds(parentOf(node));
    const drawn = [...(parseFloat(borderTopWidth) ? [borderTopColor] : []), backgroundColor];
    return drawn.some((color) => contrast(color, below) >= 3) ? [] : [`${node.localName} ${String(node.part)}`];
  });
}

/** Elements whose content is wider than their box. */
export function tooWide(selector: string): string[] {
  return deep(selector)
    .filter((node) => node.scrollWidth > node.clientWidth)
    .map((node) => `${node.localName}: ${node.scrollWidth} px in ${node.clientWidth} px`);
}
