/**
 * Emulates system settings that a page cannot set: less motion, more contrast, forced colours. The media rules for them are
 * made to match, in the style sheets of the elements and of the page. For forced colours this is only the elements' part: no
 * page can make a browser replace colours. The tests use the browser's own emulation.
 */
import { elements } from '../stories/manifest.js';

export const features = {
  motion: 'prefers-reduced-motion: reduce',
  contrast: 'prefers-contrast: more',
  colours: 'forced-colors: active',
} as const;
export type Feature = keyof typeof features;

const opposites: Partial<Record<Feature, string>> = {
  motion: 'prefers-reduced-motion: no-preference',
  contrast: 'prefers-contrast: no-preference',
  colours: 'forced-colors: none',
};

/** The original text of the rules. */
const written = new WeakMap<CSSMediaRule, string>();

/** Makes the rules for these features match, and leaves the others to the system. */
export function pretend(wanted: ReadonlySet<Feature>): void {
  for (const sheet of sheets()) rewrite(sheet, wanted);
}

function sheets(): CSSStyleSheet[] {
  const ofElements = elements.flatMap(({ tagName }) => {
    const element = customElements.get(tagName) as { elementStyles?: { styleSheet?: CSSStyleSheet }[] } | undefined;
    return element?.elementStyles?.map(({ styleSheet }) => styleSheet) ?? [];
  });
  const all = [...ofElements, ...document.adoptedStyleSheets, ...document.styleSheets];
  return [...new Set(all)].filter((sheet): sheet is CSSStyleSheet => sheet !== undefined);
}

function rewrite(group: CSSStyleSheet | CSSGroupingRule, wanted: ReadonlySet<Feature>): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const before = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, before);
      rule.media.mediaText = rewritten(before, wanted);
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule, wanted);
  }
}

function rewritten(query: string, wanted: ReadonlySet<Feature>): string {
  let text = query;
  for (const feature of wanted) {
    text = text.replaceAll(features[feature], 'min-width: 0px');
    const opposite = opposites[feature];
    if (opposite) text = text.replaceAll(opposite, 'max-width: 0px');
  }
  return text;
}
