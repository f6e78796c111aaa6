import assert from 'node:assert/strict';
import { PNG } from 'pngjs';
import { describe, it } from 'vitest';
import { slipEmail, type SlipEmail } from '../../src/slips/index.js';
import '../../src/languages.js';
import { LANGUAGE_FILES } from '../../src/locales/loaders.js';
import { languages, type LoadLanguage } from '../../src/locales/available.js';
import { instruments } from '../support/samples.js';
import { boleto, CODES, NOW, payment, pix, sepa, spei, voucher } from './payments.js';
import { pixelsOf, scan } from './scan.js';

const MAX_BYTES = 25_000;

/** The text of an e-mail, as a mail client on a computer shows it without pictures. */
function shown({ html }: SlipEmail): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<span class="narrow"[^>]*>[^<]*<\/span>/g, '')
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s*\n\s*/g, '\n');
}

const send = (given: object, options = {}) => slipEmail(given, { now: NOW, merchant: 'Loja Açaí', ...options });

describe('an e-mail', () => {
  it('has the whole boleto', async () => {
    const mail = await send(boleto, { lang: 'pt-BR' });
    assert.equal(mail.subject, 'Loja Açaí · Boleto · R$ 0,10');
    for (const fact of [
      '34191.75579 52144.832939 82674.790009 2 80090000000010',
      'Itaú · 341',
      'order-1042',
      'R$ 0,10',
    ]) {
      assert.ok(shown(mail).includes(fact), fact);
      assert.ok(mail.text.includes(fact), fact);
    }
    assert.doesNotMatch(mail.html, /word-break/);
    assert.match(mail.text, /Loja: Loja Açaí/);
    assert.match(shown(mail), /Código de barras/);
    assert.match(shown(mail), /Cole a linha digitável/);
  });

  it('begins with the name of the shop, once, or with its logo', async () => {
    const { html } = await send(boleto, { lang: 'en' });
    assert.match(shown({ html } as SlipEmail), /^\s*Loja Açaí\s+Boleto/);
    assert.equal(html.match(/Loja Açaí/g)!.length, 1);
    const logo = new Uint8Array(PNG.sync.write(new PNG({ width: 200, height: 40 })));
    const branded = shown(await send(boleto, { lang: 'en', brand: { logo } }));
    assert.match(branded, /^\s*Loja Açaí\s+Boleto[\s\S]*Seller: Loja\sAçaí/, 'a logo may have no name');
  });

  it('breaks a long code into two lines of about the same length, and only there', async () => {
    for (const [given, halves] of [
      [boleto, ['34191.75579 52144.832939', '82674.790009 2 80090000000010']],
      [sepa, ['DE89 3704 0044', '0532 0130 00']],
      [spei, []],
    ] as const) {
      const { html } = await send(given);
      const found = [...html.matchAll(/<span style="display:inline-block">([^<]*)<\/span>( ?)/g)];
      assert.deepEqual(
        found.map(([, half]) => half),
        halves,
      );
      // What is copied has one space there.
      assert.deepEqual(
        found.map(([, , space]) => space),
        halves.map((_half, at) => (at ? '' : ' ')),
      );
    }
  });

  it('keeps the last words of a line together, and leaves the rows to copy as they are', async () => {
    const { html } = await send(spei, { lang: 'es-MX' });
    assert.match(html, /a las 8:59\sp\.m\.\u00a0GMT-6</u);
    assert.match(html, />Comercio Ejemplo SA de CV</);
    const named = await send(pix, { lang: 'en', merchant: 'Ana Lima SA' });
    assert.match(named.html, /your bank shows <span[^>]*>Fulano\u00a0de\u00a0Tal</u);
  });

  it('has only the names bold in the sentence that says whom the bank names', async () => {
    const { html } = await send(pix, { lang: 'fil' });
    const [, sentence = ''] = /(<span[^>]*>Loja\sAçaí<.*?)<\/p>/u.exec(html)!;
    const bold = [...sentence.matchAll(/font-weight:bold[^>]*>([^<]*)</g)].map(([, text]) =>
      text!.replace(/\s/gu, ' '),
    );
    assert.deepEqual(bold, ['Loja Açaí', 'Fulano de Tal']);
    assert.match(sentence, /<\/span> ang makikita/);
  });

  it('of a transfer has the exact amount before the names, and names the holder of the account once', async () => {
    const mail = await send(spei, { lang: 'es-MX' });
    assert.match(shown(mail), /CLABE\s+646 180 15700000000 4\s+Monto exacto\s+\$129\.90\s+Beneficiario\s+Comercio/);
    for (const text of [shown(mail), mail.text]) assert.equal(text.match(/Comercio Ejemplo SA de CV/g)!.length, 1);
    assert.match((await send(sepa, { lang: 'de' })).text, /IBAN: .*\n(BIC.*\n)?Exakter Betrag: 129,90.€\nKontoinhaber/);
  });

  it('asks nobody to scan a barcode that is not there: on a phone, and in the text', async () => {
    const { html, text } = await send(boleto, { lang: 'en' });
    const [scanned, pasted] = [
      'Paste the payment number (linha digitável), or scan',
      'Paste the payment number (linha digitável).',
    ];
    assert.ok(html.includes(`<span class="wide">${scanned}`));
    assert.ok(html.includes(`<span class="narrow" style="display:none">${pasted}`));
    assert.match(html, /max-width:519px\)\{[^@]*\.narrow\{display:inline !important\}/);
    assert.ok(text.includes(pasted));
    assert.doesNotMatch(text, /scan/);
    // The barcode of a voucher is narrower than a phone.
    const paper = await send(voucher, { lang: 'en' });
    assert.match(paper.html, /<li[^>]*>Show the barcode/);
    assert.match(paper.text, /\d\. Read out the reference\./);
  });

  it('names the time zone of a deadline', async () => {
    assert.match((await send(pix, { lang: 'en' })).text, /Pay by: December 2, 2026 at 11:59.PM GMT-3/);
    assert.match((await send(voucher, { lang: 'en' })).text, /Pay by: December 2, 2026 at 8:59.PM CST/);
    assert.match((await send(pix, { lang: 'en', timeZone: 'UTC' })).text, /Pay by: December 3, 2026 at 2:59.AM UTC/);
  });

  it('has the labels of its method', async () => {
    assert.match((await send(spei, { lang: 'es-MX' })).text, /CLABE: 646 180 15700000000 4/);
    assert.match((await send(sepa, { lang: 'de' })).text, /IBAN: DE89 3704 0044 0532 0130 00/);
    assert.match((await send(voucher, { lang: 'en' })).text, /Reference: 9800 0014 5057 24/);
    assert.match((await send(pix, { lang: 'en' })).text, /Seller: Loja Açaí · your bank shows Fulano de Tal/);
  });

  it('has the account alone without a shop, or with one of the same name', async () => {
    for (const merchant of ['', 'FULANO DE TAL'])
      assert.match((await send(pix, { lang: 'en', merchant })).text, /Pay to: Fulano de Tal/);
  });

  it('has one name for each number, and steps that name them', async () => {
    const lines = (mail: SlipEmail) => mail.text.split('\n').map((line) => line.split(':')[0]!);
    for (const given of [spei, voucher]) {
      const labels = lines(await send(given, { lang: 'en' })).filter((label) => /reference|order number/i.test(label));
      assert.deepEqual(
        labels.slice(0, 2).map((label) => /order/i.test(label)),
        [false, true],
        labels.join(),
      );
    }
    const { text } = await send(spei, { lang: 'en' });
    assert.match(text, /enter exactly this: Reference \(referencia\): 0421337\./);
    const { reference, ...rest } = (spei as { action: { display_details: Record<string, string> } }).action
      .display_details;
    assert.ok(reference);
    const without = { ...spei, action: { type: 'display_details', display_details: rest } };
    assert.doesNotMatch((await send(without, { lang: 'en' })).text, /concepto|exactly this/);
  });

  it('has the number to pay in a box, which is not the first number of every instrument', async () => {
    const multibanco = payment(
      { type: 'display_details', display_details: instruments.multibanco_pt },
      'multibanco_pt',
      { currency: 'EUR' },
    );
    for (const [given, number] of [
      [boleto, '34191.75579 52144.832939 82674.790009 2 80090000000010'],
      [voucher, '9800 0014 5057 24'],
      [spei, '646 180 15700000000 4'],
      [multibanco, '123 456 789'],
    ] as const) {
      const { html } = await send(given, { lang: 'en' });
      const bold = [...html.matchAll(/font-size:1\dpx;font-weight:bold[^>]*>(.*?)<\/p>/g)].map(([, text]) =>
        text!.replace(/<[^>]*>/g, ''),
      );
      assert.deepEqual(bold, [number]);
    }
  });

  it('has the deadline and one solid button in its head, and the fields that are rarely entered at its end', async () => {
    const mail = await send(spei, { lang: 'en', url: 'https://shop.example/', brand: { color: '#FFE600' } });
    const texts = shown(mail);
    const order = ['MXN', 'Pay by', 'Continue to', 'CLABE', 'How to pay', 'More bank details', 'Country'].map((text) =>
      texts.indexOf(text === 'MXN' ? 'MX$' : text),
    );
    assert.deepEqual(
      order,
      [...order].sort((a, b) => a - b),
      texts,
    );
    assert.ok(!order.includes(-1));
    assert.equal(mail.html.match(/<a /g)!.length, 1);
    assert.match(mail.html, /background-color:#ffe600[^>]*><a [^>]*color:#000000/);
  });

  it('hides a barcode that a phone would scale', async () => {
    assert.match((await send(boleto)).html, /max-width:519px\)\{\.wide\{display:none/);
    assert.match((await send(boleto)).html, /<p class="wide"/);
    assert.doesNotMatch((await send(voucher)).html, /<p class="wide"/);
  });

  it('writes an amount from left to right in a language from right to left', async () => {
    const { html } = await send(boleto, { lang: 'ar' });
    assert.match(html, /<p dir="ltr" align="right"[^>]*>0\.10.R\$<\/p>/);
    assert.match(html, /<span dir="rtl"><span[^>]*>11\sسبتمبر\s2019<\/span>/);
  });

  it('is in English where its language lacks a text, or one of a group', async () => {
    const files = LANGUAGE_FILES as Record<string, LoadLanguage>;
    const { fr } = files;
    files.fr = () => Promise.resolve({ strings: { locale: 'fr', paymentFailed: 'Paiement refusé', failures: {} } });
    const failed = { ...pix, status: 'failed', action: null, failure_code: 'insufficient_funds' };
    const { text } = await send(failed, { lang: 'fr' });
    files.fr = fr!;
    assert.match(text, /Paiement refusé\n.*Insufficient balance/);
  });

  it('links to the page of the shop', async () => {
    const { html, text } = await send(pix, { lang: 'en', url: 'https://shop.example/pay?id=1&t="2"' });
    assert.match(html, /href="https:\/\/shop\.example\/pay\?id=1&#38;t=&#34;2&#34;"/);
    assert.match(html, />Continue to <span style="display:inline-block">shop\.example<\/span></);
    assert.match(text, /https:\/\/shop\.example\/pay\?id=1&t="2"/);
  });

  it('warns of a code that may be wrong, and gives no instructions to pay', async () => {
    const mail = await send({ ...boleto, amount: '99.00' }, { lang: 'en' });
    const price = { amount: '0.10', currency: 'BRL' };
    assert.deepEqual(mail.warning, { code: 'amount-mismatch', field: 'number', price });
    assert.match(
      shown(mail),
      /for a different amount\. Contact the seller before you pay\. Amount in the code:\sR\$0\.10/,
    );
    assert.doesNotMatch(shown(mail), /How to pay/);
  });

  it('shows texts from others as text', async () => {
    const hostile = '"><script>alert(1)</script>\u202e\r\nBcc: a@example.com';
    const mail = await send({ ...pix, reference: hostile }, { merchant: hostile });
    assert.doesNotMatch(mail.html, /<script|\u202e/);
    assert.ok(shown(mail).includes('"><script>alert(1)</script> Bcc: a@example.com'));
    assert.doesNotMatch(mail.subject, /[\r\n\u202e]/);
  });
});

describe('the picture in an e-mail', () => {
  for (const [name, given, text] of [CODES[0]!, CODES.at(-1)!]) {
    it(`is attached: ${name}`, async () => {
      const { html, attachments } = await send(given);
      const [file] = attachments;
      assert.ok(html.includes(`src="cid:${file!.cid}"`));
      assert.deepEqual(await scan(pixelsOf(file!.content)), [text]);
    });

    it(`is in the HTML if the merchant wants that: ${name}`, async () => {
      const { html, attachments } = await send(given, { images: 'data' });
      assert.deepEqual(attachments, []);
      const [, base64 = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(html)!;
      assert.deepEqual(await scan(pixelsOf(Buffer.from(base64, 'base64'))), [text]);
    });
  }
});

describe('an e-mail in every language', () => {
  for (const lang of languages()) {
    it(lang, async () => {
      for (const given of [boleto, pix, voucher, spei, sepa]) {
        const { html, subject, text } = await send(given, { lang, images: 'data' });
        assert.ok(Buffer.byteLength(html) <= MAX_BYTES, `${Buffer.byteLength(html)} bytes`);
        const rightToLeft = lang === 'ar' || lang === 'he';
        assert.match(html, new RegExp(`<html lang="${lang}" dir="${rightToLeft ? 'rtl' : 'ltr'}">`));
        assert.doesNotMatch(html + subject + text, /undefined|null|\[object/);
        assert.doesNotMatch(html, /<img(?![^>]* alt="[^"]+")/);
      }
    });
  }

  it('has at most 25 kB, however large the code is', async () => {
    const data = `https://pay.example/${'x'.repeat(2_200)}`;
    const qr = { type: 'display_qr_code', display_qr_code: { data } };
    const { html } = await send(payment(qr, 'qris_id'), { lang: 'th', images: 'data' });
    assert.ok(Buffer.byteLength(html) <= MAX_BYTES, `${Buffer.byteLength(html)} bytes`);
  });

  it('is in English for a language that is not supported', async () =>
    assert.match((await send(boleto, { lang: 'xx' })).html, /<html lang="en"/));
});

describe('the e-mail of a payment that ended', () => {
  const paid = { status: 'paid', action: null, amount_paid: '129.90' };
  const failed = { status: 'failed', action: null, failure_code: 'insufficient_funds' };
  const cases: [name: string, given: object, status: string, told: RegExp][] = [
    ['paid', { ...pix, ...paid }, 'complete', /Payment complete\n.*received your payment[\s\S]*R\$129\.90/],
    ['failed', { ...pix, ...failed }, 'failed', /Payment failed\n.*Insufficient balance/],
    [
      'expired',
      { ...pix, status: 'expired', action: null },
      'expired',
      /The time to pay has run out\n.*don’t pay again/,
    ],
    ['past its deadline', { ...pix, time_expired: '2026-11-25T12:00:00Z' }, 'expired', /The time to pay has run out/],
  ];
  for (const [name, given, status, told] of cases) {
    it(`${name}: it says so, and has no code`, async () => {
      const mail = await send(given, { lang: 'en' });
      assert.equal(mail.status, status);
      assert.match(mail.text, told);
      assert.doesNotMatch(mail.html, /<img|br\.gov\.bcb/);
      assert.deepEqual(mail.attachments, []);
    });
  }
});

describe('an e-mail is refused', () => {
  const redirect = { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example/' } };
  const picture = { type: 'display_qr_code', display_qr_code: { image_url_png: 'https://pay.example/qr.png' } };
  const cases: [name: string, given: unknown, options: object, code: string, message: RegExp][] = [
    ['without a payment', undefined, {}, 'invalid-input', /expected object/],
    ['for a payment without a status', { object: 'payment', id: '1' }, {}, 'invalid-input', /payment\.status/],
    [
      'for a redirect',
      payment(redirect, 'pix_br'),
      {},
      'unsupported-action',
      /no slip for this action: redirect_to_url/,
    ],
    ['before there is an action', payment(null, 'pix_br'), {}, 'unsupported-action', /no slip for this action: none/],
    ['for a picture of a code', payment(picture, 'pix_br'), {}, 'unsupported-action', /display_qr_code\.data/],
    ['for an unsafe link', pix, { url: 'javascript:alert(1)' }, 'unsafe-url', /./],
    ['for an unknown time zone', pix, { timeZone: 'Sao Paulo' }, 'invalid-input', /^timeZone: expected an IANA/],
    ['for an unknown provider', pix, { provider: 'nobody' }, 'unsupported-action', /provider: expected stripe/],
    ['for a mandate', { object: 'mandate', id: 'mdt_123', status: 'pending' }, {}, 'unsupported-action', /no slip/],
  ];
  for (const [name, given, options, code, message] of cases)
    it(name, () => assert.rejects(slipEmail(given, { now: NOW, ...options }), { name: 'PayError', code, message }));
});
