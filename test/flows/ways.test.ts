import { expect } from '@open-wc/testing';
import type { UrlPolicy } from '../../src/domain/safe-url.js';
import { inWay, waysOf } from '../../src/flows/ways.js';
import { parseAction, parsePayment, type Action } from '../../src/contract/index.js';
import { appAction, boletoAction, byBoleto, payment, qrAction, redirectAction, upiLink } from '../support/samples.js';

const typesOf = (action: object, isPhone: boolean, policy: UrlPolicy = {}) =>
  waysOf(parseAction(action), isPhone, policy).map(({ type }) => type.replace(/^(?:redirect_to|display)_/, ''));
const upiAction = { type: 'display_qr_code', display_qr_code: { data: upiLink } };

describe('the ways to take a step', () => {
  const table: readonly [what: string, action: object, computer: string[], phone: string[]][] = [
    ['one way', qrAction, ['qr_code'], ['qr_code']],
    ['a code and an app', { ...qrAction, alternatives: [appAction] }, ['qr_code', 'app'], ['app', 'qr_code']],
    ['an app and a code', { ...appAction, alternatives: [qrAction] }, ['qr_code', 'app'], ['app', 'qr_code']],
    [
      'a slip and a code',
      { ...boletoAction, alternatives: [qrAction] },
      ['details', 'qr_code'],
      ['details', 'qr_code'],
    ],
    [
      'a page, an app and a code',
      { ...redirectAction, alternatives: [appAction, qrAction] },
      ['url', 'qr_code', 'app'],
      ['app', 'url', 'qr_code'],
    ],
    ['a code of UPI', upiAction, ['qr_code'], ['app', 'qr_code']],
    ['a code of UPI and an app', { ...upiAction, alternatives: [appAction] }, ['qr_code', 'app'], ['app', 'qr_code']],
  ];
  for (const [what, action, computer, phone] of table) {
    it(`of ${what}, on a computer`, () => expect(typesOf(action, false)).to.deep.equal(computer));
    it(`of ${what}, on a phone`, () => expect(typesOf(action, true)).to.deep.equal(phone));
  }

  it('leave out the app of UPI where the page may not open it', () =>
    expect(typesOf(upiAction, true, { appSchemes: ['dana'] })).to.deep.equal(['qr_code']));

  it('open the link of UPI as it is', () =>
    expect(waysOf(parseAction(upiAction), true, {})[0]).to.deep.equal({
      type: 'redirect_to_app',
      redirect_to_app: { url: upiLink },
    }));

  const resource = parsePayment(payment(byBoleto));
  const state = { step: 'ready', action: resource.action as Action, resource } as const;
  const [way] = waysOf(parseAction(qrAction), false, {});

  it('have the method of the payment, or their own', () => {
    expect(inWay(state, way!).resource?.payment_method).to.equal('boleto_br');
    expect(inWay(state, { ...way!, payment_method: 'pix_br' })).to.deep.equal({
      step: 'ready',
      action: way,
      resource: { ...resource, payment_method: 'pix_br' },
    });
  });

  it('need no payment', () =>
    expect(inWay({ ...state, resource: null }, { ...way!, payment_method: 'pix_br' }).resource).to.equal(null));
});
