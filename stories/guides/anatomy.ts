/** Draws the CSS parts of an element over it, each with a number and a line in a list. */
import { html, nothing, render, svg, type LitElement } from 'lit';
import { elements } from '../manifest.js';

interface Part {
  readonly name: string;
  readonly tag: string;
  readonly about: string;
  /** In pixels, relative to the drawing. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Parts that only hold others, or have no box. */
const HIDDEN = /^(?:base|slip|progress|step|list)$/;

export class StoryAnatomy extends HTMLElement {
  /** Renders the element. */
  content: unknown = nothing;
  #parts: readonly Part[] = [];
  #chosen = '';
  readonly #sizes = new ResizeObserver(() => this.measure());
  /** Another direction moves the parts, and no size changes. */
  readonly #directions = new MutationObserver(() => this.measure());

  connectedCallback(): void {
    this.#show();
    // The element itself has the size of the drawing and of the list.
    this.#sizes.observe(this);
    this.#directions.observe(document.documentElement, { attributeFilter: ['dir'] });
  }

  disconnectedCallback(): void {
    this.#sizes.disconnect();
    this.#directions.disconnect();
  }

  /** Draws the parts where they are now. */
  measure(): void {
    const drawn = this.querySelector('.drawn');
    const element = drawn?.querySelector<LitElement>('pay-action');
    if (!drawn || !element?.shadowRoot) return;
    const origin = drawn.getBoundingClientRect();
    const step = element.shadowRoot.querySelector('[part~=step]');
    const parts = [element, step].flatMap((host) => (host ? partsOf(host, origin) : []));
    if (JSON.stringify(parts) === JSON.stringify(this.#parts)) return;
    this.#parts = parts;
    this.#show();
  }

  #choose(name: string): void {
    this.#chosen = name;
    this.#show();
  }

  #show(): void {
    const labels = labelsOf(this.#parts, this.querySelector('.drawn')?.clientWidth ?? 0);
    render(
      html`<div class="anatomy">
        <div class="drawn">
          <div class="frame">${this.content}</div>
          <svg aria-hidden="true">
            ${labels.map(
              ({ part: { name }, x, y, target }) =>
                svg`<line class=${name === this.#chosen ? 'chosen' : ''} x1=${x} y1=${y} x2=${target.x} y2=${target.y} />`,
            )}
          </svg>
          ${labels.map((label, index) => this.#renderLabel(label, index + 1))}
        </div>
        <ol>
          ${labels.map(
            ({ part: { name, tag, about } }, index) =>
              html`<li @pointerenter=${() => this.#choose(name)} @pointerleave=${() => this.#choose('')}>
                <span class="number">${index + 1}</span>
                <span><code>${tag}::part(${name})</code><br /><small>${about}</small></span>
              </li>`,
          )}
        </ol>
      </div>`,
      this,
    );
  }

  /** Sets `style` as a property: a strict policy forbids the attribute. */
  #renderLabel({ part: { name, box }, x, y }: Label, number: number) {
    return html`<span
        class=${`box ${name === this.#chosen ? 'chosen' : ''}`}
        aria-hidden="true"
        .style=${`left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; height: ${box.height}px`}
      ></span
      ><span class="number" aria-hidden="true" .style=${`left: ${x}px; top: ${y}px`}>${number}</span>`;
  }
}

/** A number beside the drawing, with a line to its part. */
interface Label {
  readonly part: Part;
  readonly x: number;
  readonly y: number;
  readonly target: { readonly x: number; readonly y: number };
}

/** The distance of two numbers, and of a number from the edge. In pixels. */
const DISTANCE = 28;
const EDGE = 12;

/** Numbers in the margins, each on the nearer side and at the height of its part, or below the number before. */
function labelsOf(parts: readonly Part[], width: number): Label[] {
  const next = { left: 0, right: 0 };
  return parts.map((part) => {
    const { box } = part;
    const side = box.width > width / 2 || box.x + box.width / 2 < width / 2 ? 'left' : 'right';
    const middle = box.y + Math.min(box.height / 2, DISTANCE / 2);
    const y = Math.max(middle, next[side]);
    next[side] = y + DISTANCE;
    const left = side === 'left';
    return {
      part,
      x: left ? EDGE : width - EDGE,
      y,
      target: { x: left ? box.x : box.x + box.width, y: Math.min(Math.max(y, box.y), box.y + box.height) },
    };
  });
}

/** The first part of each name on screen, from the top. */
function partsOf(host: Element, origin: DOMRect): Part[] {
  const described = elements.find(({ tagName }) => tagName === host.localName);
  const parts = new Map<string, Part>();
  for (const piece of host.shadowRoot?.querySelectorAll('[part]') ?? []) {
    const name = piece.getAttribute('part')!.split(' ')[0]!;
    const { left, top, width, height } = piece.getBoundingClientRect();
    if (parts.has(name) || HIDDEN.test(name) || width < 4 || height < 4) continue;
    const about = described?.cssParts?.find((part) => part.name === name)?.description ?? '';
    const box = {
      x: Math.round(left - origin.left),
      y: Math.round(top - origin.top),
      width: Math.round(width),
      height: Math.round(height),
    };
    parts.set(name, { name, tag: host.localName, about, box });
  }
  return [...parts.values()].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

if (!customElements.get('story-anatomy')) customElements.define('story-anatomy', StoryAnatomy);
