import { expect, fixture, html } from '@open-wc/testing';
import '../../src/define/pay-otp-verify.js';
import type { PayOtpVerify } from '../../src/elements/pay-otp-verify/pay-otp-verify.js';
import { waitUntil } from '../support/wait-until.js';

describe('elements without pay-elements/languages', () => {
  const base = (element: PayOtpVerify) => element.shadowRoot!.querySelector<HTMLElement>('[part~=base]')!;
  const show = (lang: string) =>
    fixture<PayOtpVerify>(html`<pay-otp-verify lang=${lang} mandate-id="mdt_1"></pay-otp-verify>`);

  it('are in English, and follow the page when it is imported', async () => {
    const [portuguese, hebrew, english, removed] = await Promise.all(['pt-BR', 'he', 'en', 'de'].map(show));
    for (const element of [portuguese!, hebrew!, english!, removed!])
      expect([base(element).lang, base(element).dir]).to.deep.equal(['en', '']);
    const parent = removed!.parentElement!;
    removed!.remove();

    await import('../../src/languages.js');
    await waitUntil(() => base(portuguese!).lang === 'pt-BR' && base(hebrew!).lang === 'he');
    expect(base(hebrew!).dir).to.equal('rtl');
    expect(base(english!).lang).to.equal('en');
    expect(base(removed!).lang).to.equal('en');

    parent.append(removed!);
    await waitUntil(() => base(removed!).lang === 'de');
    portuguese!.lang = 'fr';
    await waitUntil(() => base(portuguese!).lang === 'fr');
    const later = await show('it');
    await waitUntil(() => base(later).lang === 'it');
  });
});
