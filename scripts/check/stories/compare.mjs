/** Compares two pictures. */
import pixelmatch from 'pixelmatch';

/** The difference of colours in one pixel that an eye cannot see. */
const THRESHOLD = 0.05;

/** @typedef {import('./png.mjs').Picture} Picture */
/** @typedef {{ pixels: number, share: number, difference?: Picture }} Comparison */

/** @param {Picture} before @param {Picture} now @returns {Comparison} */
export function compare(before, now) {
  const { width, height } = before;
  if (width !== now.width || height !== now.height) return { pixels: width * height, share: 1 };
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(before.data, now.data, data, width, height, { threshold: THRESHOLD, includeAA: true });
  return { pixels, share: pixels / (width * height), difference: { width, height, data } };
}
