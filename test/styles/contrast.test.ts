import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { css, LitElement } from 'lit';
import { contrastRatio, luminance } from '../../src/debug/contrast.js';
import { THEMES } from '../../src/styles/themes.js';
import { tokens } from '../../src/styles/tokens.styles.js';
import { ENGINE } from '../support/engine.js';

/** Computes the tokens as the colour and background of elements. */
class TokensProbe extends LitElement {
  static override styles = [
    tokens,
    css`
      :host {
        display: block;
        color: var(--pay-color-text, inherit);
        color-scheme: var(--pay-color-scheme, inherit);
      }
    `,
  ];
}
customElements.define('tokens-probe', TokensProbe);

/** The declarations as written in the style sheets. */
const COLORS = {
  text: 'currentColor',
  background: 'var(--pay-color-background, Canvas)',
  muted: 'var(--_muted)',
  edge: 'var(--_edge)',
  surface: 'var(--_surface)',
  accent: 'var(--_accent)',
  link: 'var(--_link)',
  onAccent: 'var(--_on-accent)',
  hover: 'var(--pay-color-accent-hover, color-mix(in srgb, var(--_accent) 88%, CanvasText))',
  danger: 'var(--_danger)',
  success: 'var(--pay-color-success, light-dark(#0f5e26, #7bdb95))',
  focus: 'var(--pay-color-focus, var(--_link))',
  raised: 'var(--pay-color-raised, Canvas)',
  onRaised: 'var(--pay-color-on-raised, CanvasText)',
};
type Name = keyof typeof COLORS;

const TEXT: readonly [Name, ...Name[]][] = [
  ['text', 'background'],
  ['text', 'surface', 'background'],
  ['muted', 'background'],
  ['muted', 'surface', 'background'],
  ['onAccent', 'accent'],
  ['onAccent', 'hover'],
  // Buttons that are only text.
  ['link', 'background'],
  ['danger', 'background'],
  ['success', 'background'],
  ['onRaised', 'raised'],
];
/** Text that a consumer has just read without the pointer on it. */
const HOVER: readonly [Name, ...Name[]][] = [['link', 'surface', 'background']];
/** What a shop that sets its colour changes. */
const BRANDED: readonly [Name, ...Name[]][] = [
  ['onAccent', 'accent'],
  ['link', 'background'],
  ['link', 'surface', 'background'],
];
/** One colour for both schemes. The brown one is the example of docs/theming.md. */
const BRANDS = {
  violet: { fill: '#6b21d8', text: '#fff' },
  yellow: { fill: '#ffe600', text: '#1a1a1a' },
  red: { fill: '#d6001c', text: '#fff' },
  brown: { fill: '#7a4a21', text: '#fff' },
};
const EDGES: readonly [Name, ...Name[]][] = [
  ['edge', 'background'],
  ['edge', 'surface', 'background'],
  ['focus', 'background'],
  ['danger', 'surface', 'background'],
];

/** @param variables of a shop, above those of the theme */
async function measure(theme: string, variables = '') {
  const sheet = theme === 'default' ? '' : await (await fetch(`/src/themes/${theme}.css`)).text();
  const style = document.createElement('style');
  style.textContent = `html { color-scheme: ${schemes}; background: Canvas; color: CanvasText } ${sheet} :root { ${variables} }`;
  document.head.append(style);
  const probe = await fixture<TokensProbe>(html`<tokens-probe></tokens-probe>`);
  const piece = probe.shadowRoot!.appendChild(document.createElement('i'));
  const computed = (value: string) => {
    piece.style.backgroundColor = '';
    piece.style.backgroundColor = value;
    return getComputedStyle(piece).backgroundColor;
  };
  const colors = Object.fromEntries(Object.entries(COLORS).map(([name, value]) => [name, computed(value)]));
  style.remove();
  return colors as Record<Name, string>;
}

function contrast(colors: Record<Name, string>, [name, ...below]: readonly [Name, ...Name[]]): number {
  return contrastRatio(
    colors[name],
    below.map((one) => colors[one]),
  );
}

/** Only Chromium can emulate the preferred scheme by its protocol; in other browsers the page sets `color-scheme`. */
const emulates = ENGINE === 'chromium';
let schemes = 'light dark';

async function emulate(scheme: string, more: boolean): Promise<void> {
  if (!emulates) return void (schemes = scheme);
  await executeServerCommand('emulate-features', [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-contrast', value: more ? 'more' : '' },
  ]);
}

describe('contrast', () => {
  afterEach(async () => {
    schemes = 'light dark';
    if (emulates) await executeServerCommand('emulate-features', []);
  });

  it('is calculated by the formula of WCAG', () => {
    const colors = { text: '#767676', background: '#fff' } as Record<Name, string>;
    expect(contrast(colors, ['text', 'background'])).to.be.closeTo(4.54, 0.01);
  });

  for (const scheme of ['light', 'dark']) {
    for (const theme of ['default', ...Object.keys(THEMES)]) {
      it(`is at least 4.5 for text and 3 for edges: ${theme}, ${scheme}`, async () => {
        await emulate(scheme, false);
        const colors = await measure(theme);
        for (const pair of [...TEXT, ...HOVER]) expect(contrast(colors, pair), pair.join(' on ')).to.be.at.least(4.5);
        for (const pair of EDGES) expect(contrast(colors, pair), pair.join(' on ')).to.be.at.least(3);
      });
    }

    for (const [name, brand] of Object.entries(BRANDS)) {
      it(`is at least 4.5 for text with a strong colour of a shop in each theme: ${name}, ${scheme}`, async () => {
        await emulate(scheme, false);
        for (const theme of ['default', ...Object.keys(THEMES)]) {
          const colors = await measure(
            theme,
            `--pay-color-accent: ${brand.fill}; --pay-color-on-accent: ${brand.text}`,
          );
          for (const pair of BRANDED)
            expect(contrast(colors, pair), `${theme}: ${pair.join(' on ')}`).to.be.at.least(4.5);
          expect(contrast(colors, ['focus', 'background']), theme).to.be.at.least(3);
        }
      });
    }

    // Neither Firefox's BiDi nor WebKitGTK's WebDriver can emulate prefers-contrast.
    (emulates ? it : it.skip)(`is at least 7 for text and 4.5 for edges with prefers-contrast: ${scheme}`, async () => {
      await emulate(scheme, true);
      const colors = await measure('default');
      for (const pair of TEXT) expect(contrast(colors, pair), pair.join(' on ')).to.be.at.least(7);
      for (const pair of EDGES) expect(contrast(colors, pair), pair.join(' on ')).to.be.at.least(4.5);
      expect(contrast(colors, ['edge', 'background'])).to.equal(contrast(colors, ['text', 'background']));
    });
  }

  it('uses the scheme of the page, not of the browser', async () => {
    await emulate('light', false);
    const root = document.documentElement;
    root.style.setProperty('--pay-color-scheme', 'dark');
    const { accent } = await measure('default');
    root.style.removeProperty('--pay-color-scheme');
    expect(accent).to.equal('rgb(138, 184, 255)');
  });

  it('uses the colours exported to design tools', async () => {
    const exported = (await (await fetch('/src/styles/tokens.json')).json()) as Record<string, Record<string, string>>;
    const names = { muted: 'muted', edge: 'edge', accent: 'accent', danger: 'danger', hover: 'accent-hover' } as const;
    for (const scheme of ['light', 'dark']) {
      await emulate(scheme, false);
      const colors = await measure('default');
      const below = scheme === 'light' ? '#fff' : '#000';
      for (const [name, token] of Object.entries(names)) {
        const declared = exported[`color-${token}`]![scheme]!;
        const difference = luminance([colors[name as Name], below]) - luminance([declared, below]);
        expect(difference, `${token}, ${scheme}`).to.be.closeTo(0, 0.02);
      }
    }
  });
});
