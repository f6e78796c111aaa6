import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/define/all.js';
import type { PayErrorEvent, PayProvider } from '../../src/index.js';
import { EventLog } from '../support/events.js';
import { waitUntil } from '../support/wait-until.js';

async function setup(appearance?: unknown) {
  const log = new EventLog(window);
  const provider = await fixture<PayProvider>(
    html`<pay-provider .appearance=${appearance}><p>words</p></pay-provider>`,
  );
  let worn: CSSStyleSheet | undefined;
  /** Waits for the next style sheet. */
  const dressed = async () => {
    const sheet = () => provider.shadowRoot!.adoptedStyleSheets.at(1);
    await waitUntil(() => sheet() !== worn, 'still as it was');
    worn = sheet();
  };
  await dressed();
  return {
    provider,
    dressed,
    problems: () => log.of('pay-error').map(({ code, message }) => `${code} ${message}`),
    token: (name: string) => getComputedStyle(provider.querySelector('p')!).getPropertyValue(name),
  };
}

describe('an appearance', () => {
  it('sets tokens for all elements below', async () => {
    const { token, problems } = await setup({ variables: { colorAccent: '#123456', fontSizeOtp: '2rem' } });
    expect([token('--pay-color-accent'), token('--pay-font-size-otp')]).to.deep.equal(['#123456', '2rem']);
    expect(problems()).to.deep.equal([]);
  });

  it('overrides the tokens of its theme', async () => {
    const { token } = await setup({ theme: 'dark-brand', variables: { colorAccent: 'gold' } });
    expect([token('--pay-color-accent'), token('--pay-color-background')]).to.deep.equal(['gold', '#14112b']);
  });

  it('can be changed and removed', async () => {
    const { provider, dressed, token } = await setup({ theme: 'rounded', variables: { space: '2rem' } });
    provider.appearance = '{"variables":{"radius":"0"}}';
    await dressed();
    expect([token('--pay-radius'), token('--pay-space'), token('--pay-shadow')]).to.deep.equal(['0', '', '']);
    provider.appearance = null;
    await dressed();
    expect(token('--pay-radius')).to.equal('');
  });

  it('is overridden by the page’s own style sheets', async () => {
    const { provider, token } = await setup({ variables: { radius: '9px' } });
    provider.style.setProperty('--pay-radius', '1px');
    expect(token('--pay-radius')).to.equal('1px');
  });

  it('sets no style attribute, which a content security policy would block', async () => {
    const { provider } = await setup({ theme: 'dense' });
    expect(provider.hasAttribute('style')).to.equal(false);
  });

  for (const [what, appearance, message] of [
    ['an unknown token', { variables: { colorAccnt: 'red' } }, 'appearance.variables.colorAccnt: unknown'],
    ['an inherited name', { variables: { toString: 'red' } }, 'appearance.variables.toString: unknown'],
    ['an unknown theme', { theme: 'neon' }, 'appearance.theme: unknown'],
    ['an inherited property as theme', { theme: 'constructor' }, 'appearance.theme: unknown'],
    ['an unknown member', { tokens: {} }, 'appearance.tokens: unknown'],
    [
      'a colour that is a size',
      { variables: { colorAccent: '2rem' } },
      'appearance.variables.colorAccent: not a color',
    ],
    ['a number', { variables: { space: 3 } }, 'appearance.variables.space: not a dimension'],
    ['a list', [], 'appearance: not an object'],
    ['text that is not JSON', 'dense', 'appearance: not an object'],
  ] as const) {
    it(`reports ${what}`, async () => {
      const { problems } = await setup(appearance);
      expect(problems()).to.deep.equal([`invalid-input ${message}`]);
    });
  }

  it('applies the valid parts', async () => {
    const { token } = await setup({ theme: 'neon', variables: { colorAccent: 'lime', space: {} } });
    expect([token('--pay-color-accent'), token('--pay-space')]).to.deep.equal(['lime', '']);
  });

  for (const value of [
    'red; } * { display: none }',
    'red } body { display: none',
    'red !important',
    'var(--x, url(https://evil.example))',
    'var(--x, u\\72l(https://evil.example))',
    'var(--x, image-set("https://evil.example" 1x))',
    'url(https://evil.example)',
  ]) {
    it(`rejects the value ${value}`, async () => {
      const { token, problems } = await setup({ variables: { colorSurface: value } });
      expect(token('--pay-color-surface')).to.equal('');
      expect(problems()).to.have.length(1);
    });
  }

  it('fires pay-error on the provider, and the event bubbles', async () => {
    const provider = await fixture<PayProvider>(html`<pay-provider></pay-provider>`);
    setTimeout(() => (provider.appearance = { theme: 'neon' as 'plain' }));
    const event = await oneEvent<PayErrorEvent>(window, 'pay-error');
    expect(event.target === provider).to.equal(true);
  });
});
