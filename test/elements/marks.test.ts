import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { marks } from '../../src/marks/index.js';
import type { PayAction, PayMethods, PayProvider } from '../../src/index.js';
import { mount } from '../support/mount.js';
import { payment, qrAction } from '../support/samples.js';

const OWN = {
  ...marks,
  ovo_id: '/logos/ovo.svg',
  dana: 'javascript:alert(1)',
  gcash: { path: 7, color: 'red' } as unknown as string,
};

async function mountPage() {
  const mounted = await mount<LitElement>(
    html`<pay-provider .marks=${OWN}>
      <pay-methods .methods=${['pix_br', 'ovo_id', 'dana_id', 'gcash_ph', 'shopeepay_id', 'card_ru']}></pay-methods>
      <pay-action .payment=${payment({ action: qrAction })}></pay-action>
    </pay-provider>`,
  );
  const page = mounted.element.closest<PayProvider>('pay-provider') ?? (mounted.element as unknown as PayProvider);
  const list = page.querySelector<PayMethods>('pay-methods')!;
  const action = page.querySelector<PayAction>('pay-action')!;
  await list.updateComplete;
  return { ...mounted, list, action };
}

const markOf = (root: ParentNode, index = 0) => root.querySelectorAll('[part=mark]')[index]!;

describe('the marks of methods', () => {
  it('of the provider are in the list of methods', async () => {
    const { list } = await mountPage();
    const [pix, ovo] = [markOf(list.shadowRoot!), markOf(list.shadowRoot!, 1)];
    expect(pix.querySelector('path')?.getAttribute('d')).to.equal(marks.pix.path);
    expect(pix.querySelector('path')?.getAttribute('fill')).to.equal(marks.pix.color);
    expect(ovo.querySelector('img')?.src).to.equal(new URL('/logos/ovo.svg', location.href).href);
    expect(ovo.querySelector('img')?.alt).to.equal('');
  });

  it('of the provider are in the heads of steps', async () => {
    const { action, clock } = await mountPage();
    for (let passes = 0; passes < 50 && !action.shadowRoot?.querySelector('.brand'); passes++) await clock.pass(100);
    expect(markOf(action.shadowRoot!).querySelector('path')?.getAttribute('d')).to.equal(marks.pix.path);
  });

  it('that cannot be used give way to the name of the brand in type', async () => {
    const { list } = await mountPage();
    const [dana, gcash, shopee] = [2, 3, 4].map((index) => markOf(list.shadowRoot!, index));
    expect(dana?.textContent).to.equal('DANA');
    expect(gcash?.textContent).to.equal('GC');
    expect(shopee?.textContent).to.equal('Sh');
    expect(list.shadowRoot!.querySelectorAll('img')).to.have.length(1);
  });

  it('of kinds of methods stay icons', async () => {
    const { list } = await mountPage();
    expect(markOf(list.shadowRoot!, 5).querySelector('.icon')).not.to.equal(null);
  });
});

describe('methods of one kind', () => {
  it('are told apart by their country, unless the page names them', async () => {
    const methods = ['ewallet_th', 'ewallet_kr', { id: 'ewallet_cn', name: 'Alipay' }, 'card_ru'];
    const { element } = await mount<PayMethods>(html`<pay-methods .methods=${methods}></pay-methods>`);
    await element.updateComplete;
    const names = [...element.shadowRoot!.querySelectorAll('[part=name]')].map(({ textContent }) => textContent);
    expect(names).to.deep.equal(['E-wallet (Thailand)', 'E-wallet (South Korea)', 'Alipay', 'Card']);
  });
});
