/** What is to be seen of elements. Functions that run in the page, like those of in-page.ts. */
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

/** The backgrounds behind and of an element, the lowest first. */
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

/** Texts of the elements with less contrast than WCAG asks for. */
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

/** Elements that nobody can see the bounds of: neither a background nor a border that differs from what is behind them. */
export function undrawn(selector: string): string[] {
  return deep(selector).flatMap((node) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(node);
    const below = backgrounds(parentOf(node));
    const drawn = [...(parseFloat(borderTopWidth) ? [borderTopColor] : []), backgroundColor];
    return drawn.some((color) => contrast(color, below) >= 3) ? [] : [`${node.localName} ${String(node.part)}`];
  });
}

/** Steps that are wider than the place that they have. */
export function tooWide(selector: string): string[] {
  return deep(selector)
    .filter((node) => node.scrollWidth > node.clientWidth)
    .map((node) => `${node.localName}: ${node.scrollWidth} px in ${node.clientWidth} px`);
}
