/** What comes out of a printer: one sheet with all that a consumer needs, and nothing that only a screen can do. */
import assert from 'node:assert/strict';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { pay, waitForEvent } from './demo.js';
import { test } from './fixtures.js';

const CONTROLS = /Print|Copy|Save|Calendar|updates automatically|another way|Language|Theme|I’ve paid/i;

let pdfium: PDFiumLibrary;
test.beforeAll(async () => void (pdfium = await PDFiumLibrary.init()));
test.afterAll(() => pdfium.destroy());

/** The number of sheets, and the text on the first one. */
async function read(pdf: Uint8Array): Promise<readonly [sheets: number, text: string]> {
  const document = await pdfium.loadDocument(pdf);
  const read = [document.getPageCount(), document.getPage(0).getText().replace(/\s+/g, ' ')] as const;
  document.destroy();
  return read;
}

for (const [method, name] of [
  ['pix_br', 'Pix'],
  ['boleto_br', 'Boleto'],
  ['cashvoucher_mx', 'Cash voucher'],
  ['banktransfer_mx', 'Bank transfer'],
] as const) {
  test(`${method} is one sheet, printed by the browser and by the button`, async ({ demo }) => {
    const { page } = await demo.open({ viewport: { width: 1280, height: 800 } });
    const print = async () => {
      const [sheets, text] = await read(await page.pdf({ format: 'A4' }));
      assert.equal(sheets, 1);
      for (const fact of [name, 'Seller Norte Coffee', 'Pay by', method.endsWith('br') ? 'R$' : 'MX$'])
        assert.ok(text.includes(fact), `${fact}: ${text}`);
      assert.doesNotMatch(text, CONTROLS);
    };
    await pay(page, demo.url, method);
    await page.locator('pay-action [part=countdown]').waitFor();
    await page.locator('pay-action [part=tools]').waitFor();
    await print();
    await page.evaluate(() => (window.print = () => {}));
    const menu = page.locator('pay-action [part=save]');
    if (method !== 'cashvoucher_mx' && (await menu.count())) await menu.click();
    await page.locator('pay-action [part=print]:visible').click();
    await print();
  });
}

test('a receipt is one sheet with the method, the amount and the seller', async ({ demo }) => {
  const { page } = await demo.open({ viewport: { width: 1280, height: 800 } });
  const id = await pay(page, demo.url, 'pix_br');
  await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
  await waitForEvent(page, 'pay-complete');
  await page.locator('#receipt').getByText('Paid', { exact: true }).waitFor();
  const [sheets, text] = await read(await page.pdf({ format: 'A4' }));
  assert.equal(sheets, 1);
  for (const fact of ['Pix', 'R$', 'Seller Norte Coffee', 'Paid', 'Order number'])
    assert.ok(text.includes(fact), `${fact}: ${text}`);
  assert.doesNotMatch(text, CONTROLS);
});
