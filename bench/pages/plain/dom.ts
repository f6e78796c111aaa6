import type { Payment } from '../../resource.js';

/** Creates an HTML element with children. */
export function make(tag: string, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...inside);
  return element;
}

/** Draws dark shapes on white, in whole pixels. */
export function draw(columns: number, rows: number, width: number, height: number, path: string): SVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const set = (name: string, value: string | number) => picture.setAttribute(name, String(value));
  set('width', width);
  set('height', height);
  set('viewBox', `0 0 ${columns} ${rows}`);
  set('preserveAspectRatio', 'none');
  set('shape-rendering', 'crispEdges');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  picture.append(shape);
  return picture;
}

/** A barcode: its width in modules, and the shape of its bars, one module high. */
export interface Bars {
  readonly width: number;
  readonly path: string;
}

/** @param px the width of a module */
export const bars = ({ width, path }: Bars, px: number): SVGElement => draw(width, 1, width * px, 96, path);

export function copyButton(text: string): HTMLElement {
  const button = make('button', 'Copy');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(() => (button.textContent = 'Copied'));
  });
  return button;
}

export function amount({ amount, currency }: Payment): HTMLElement {
  return make('p', new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(amount)));
}

/** Mounts a step. @returns a function that unmounts it */
export function show(place: Element, ...inside: (Node | string)[]): () => void {
  const step = make('div', ...inside);
  step.className = 'step';
  place.append(step);
  return () => step.remove();
}
