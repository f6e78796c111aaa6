import { expect, fixture, html } from '@open-wc/testing';
import '../../src/define/all.js';
import { defaultSettings, type PaySettings } from '../../src/context.js';
import { SettingsController } from '../../src/controllers/settings.js';
import type { PayProvider } from '../../src/index.js';
import { LitElement } from 'lit';

class SettingsProbe extends LitElement {
  readonly #settings = new SettingsController(this);
  get value(): PaySettings {
    return this.#settings.value;
  }
}
customElements.define('settings-probe', SettingsProbe);

const probe = (root: Element) => root.querySelector<SettingsProbe>('settings-probe')!;

describe('pay-provider', () => {
  it('is optional: settings have defaults', async () => {
    const root = await fixture(html`<div><settings-probe></settings-probe></div>`);
    expect(probe(root).value).to.equal(defaultSettings);
  });

  it('provides its settings, and defaults for the others', async () => {
    const root = await fixture(
      html`<pay-provider base-url="/shop" allowed-hosts="a.example, b.example c.example" app-schemes="dana" timeout="9">
        <settings-probe></settings-probe>
      </pay-provider>`,
    );
    const { baseUrl, allowedHosts, appSchemes, timeout, headers, strings } = probe(root).value;
    expect({ baseUrl, allowedHosts, appSchemes, timeout, headers, strings }).to.deep.equal({
      baseUrl: '/shop',
      allowedHosts: ['a.example', 'b.example', 'c.example'],
      appSchemes: ['dana'],
      timeout: 9,
      headers: {},
      strings: defaultSettings.strings,
    });
  });

  it('inherits the settings of an outer provider', async () => {
    const strings = { copy: 'Kopieren' };
    const root = await fixture(
      html`<pay-provider base-url="/shop" .strings=${strings}>
        <pay-provider .headers=${{ 'x-csrf': '1' }}><settings-probe></settings-probe></pay-provider>
      </pay-provider>`,
    );
    const { value } = probe(root);
    expect([value.baseUrl, value.strings]).to.deep.equal(['/shop', strings]);
    expect(value.headers).to.deep.equal({ 'x-csrf': '1' });
  });

  it('restores the default when an attribute is removed', async () => {
    const root = await fixture<PayProvider>(
      html`<pay-provider base-url="/a" timeout="9" allowed-hosts="a.example" app-schemes="dana">
        <settings-probe></settings-probe>
      </pay-provider>`,
    );
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    await root.updateComplete;
    const { baseUrl, timeout, allowedHosts, appSchemes } = probe(root).value;
    expect([baseUrl, timeout, allowedHosts, appSchemes]).to.deep.equal([
      defaultSettings.baseUrl,
      defaultSettings.timeout,
      undefined,
      undefined,
    ]);
  });

  it('passes on a change', async () => {
    const root = await fixture<PayProvider>(
      html`<pay-provider base-url="/a"><settings-probe></settings-probe></pay-provider>`,
    );
    root.baseUrl = '/b';
    await root.updateComplete;
    expect(probe(root).value.baseUrl).to.equal('/b');
  });
});
