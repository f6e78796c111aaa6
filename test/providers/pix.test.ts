import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromPix, type PixCharge } from '../../src/providers/pix.js';
import { errorOf } from './check.js';

const CODE =
  '00020101021226870014br.gov.bcb.pix2565qrcodepix-h.bb.com.br/pix/v2/65cb8cee-589f-4495-b1d8-11d964bc1aab5204000053039865802BR5912LOJA EXEMPLO6008BRASILIA62070503***63040F26';
const PAGE = 'https://pix.sejaefi.com.br/cob/pagar/c0a68af7ece6468cbb8e120e29a27cb5';

const charge = {
  calendario: { criacao: '2026-11-29T12:00:00.000Z', expiracao: 3600 },
  txid: '7978c0c97ea847e78e8849634473c1f1',
  revisao: 0,
  loc: { id: 789, location: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25', tipoCob: 'cob' },
  status: 'ATIVA',
  valor: { original: '37.00' },
  chave: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  pixCopiaECola: CODE,
};
const given = (fields: object): Payment => fromPix({ ...charge, ...fields });
const failure = (fields: object) => {
  const { code, message } = errorOf(() => given(fields)) as PayError;
  return `${code} ${message}`;
};

describe('fromPix', () => {
  describe('statuses', () => {
    const table: readonly (readonly [theirs: string, ours: string, hasStep: boolean])[] = [
      ['ATIVA', 'created', true],
      ['CONCLUIDA', 'paid', false],
      ['REMOVIDA_PELO_USUARIO_RECEBEDOR', 'failed', false],
      ['REMOVIDA_PELO_PSP', 'failed', false],
      ['REMOVIDO_PELO_USUARIO_RECEBEDOR', 'failed', false],
      ['REMOVIDO_PELO_PSP', 'failed', false],
      // Of other banks, and of refunds: neither success nor failure.
      ['EM_PROCESSAMENTO', 'pix:EM_PROCESSAMENTO', false],
      ['DEVOLVIDO', 'pix:DEVOLVIDO', false],
      ['ativa', 'pix:ativa', false],
      ['__proto__', 'pix:__proto__', false],
    ];
    for (const [theirs, ours, hasStep] of table)
      it(`${theirs}: ${ours}`, () => {
        const { status, action, failure_code } = given({ status: theirs });
        expect([status, action !== null, failure_code]).to.deep.equal([
          ours,
          hasStep,
          ours === 'failed' ? theirs : null,
        ]);
      });

    it('a charge whose time has run out is active, with its deadline', () => {
      const old = { criacao: '2020-09-09T20:15:00.358Z', expiracao: 3600 };
      expect(given({ calendario: old })).to.deep.include({
        status: 'created',
        time_expired: '2020-09-09T21:15:00.358Z',
      });
    });
  });

  describe('the deadline of an immediate charge', () => {
    const table: readonly (readonly [criacao: unknown, expiracao: unknown, expired: string | null])[] = [
      ['2026-11-29T12:00:00.000Z', 3600, '2026-11-29T13:00:00.000Z'],
      ['2026-11-29T12:00:00.000Z', '3600', '2026-11-29T13:00:00.000Z'],
      ['2021-02-05T05:32:59.91-03:00', '86400', '2021-02-06T08:32:59.910Z'],
      // A day, if the bank does not say it.
      ['2026-11-29T12:00:00.000Z', undefined, '2026-11-30T12:00:00.000Z'],
      // Nobody knows where it is that time.
      ['2021-01-14T16:45:46.7184860000', '3600', null],
      ['2021-01-14T16: 45: 46.7184860000', '3600', null],
      [undefined, 3600, null],
      ['2026-11-29T12:00:00.000Z', 1e300, null],
      ['2026-11-29T12:00:00.000Z', 'soon', null],
    ];
    for (const [criacao, expiracao, expired] of table)
      it(`${String(criacao)} and ${String(expiracao)}: ${expired}`, () =>
        expect(given({ calendario: { criacao, expiracao } }).time_expired).to.equal(expired));
  });

  // Source: the examples of validadeAposVencimento in the specification, as far as their days are no holidays.
  describe('the deadline of a charge with a due date', () => {
    const table: readonly (readonly [due: string, days: number | undefined, last: string])[] = [
      ['2020-10-20', 0, '2020-10-20'],
      ['2020-10-20', 3, '2020-10-23'],
      // Saturday, then Monday, as in example A, which has 4 days.
      ['2020-10-20', 4, '2020-10-26'],
      ['2021-08-27', 5, '2021-09-01'],
      // The due date itself is a Saturday, and so is the last day.
      ['2021-08-28', 5, '2021-09-06'],
      ['2020-10-25', 0, '2020-10-26'],
      // It can be a year of 366 days, and 30 days are the rule.
      ['2024-02-28', 1, '2024-02-29'],
      ['2020-12-31', undefined, '2021-02-01'],
      ['2020-12-31', 30, '2021-02-01'],
    ];
    for (const [dataDeVencimento, validadeAposVencimento, last] of table)
      it(`${dataDeVencimento} and ${validadeAposVencimento} days: ${last}`, () =>
        expect(given({ calendario: { dataDeVencimento, validadeAposVencimento } }).time_expired).to.equal(
          `${last}T23:59:59-03:00`,
        ));

    for (const dataDeVencimento of ['31/12/2020', '2020-13-01', 'amanhã'])
      it(`${dataDeVencimento} is none`, () =>
        expect(given({ calendario: { dataDeVencimento } }).time_expired).to.equal(null));
  });

  describe('steps', () => {
    const without = { pixCopiaECola: null };
    for (const [name, fields] of [
      ['the text of the API', {}],
      ['the text of Banco do Brasil', { ...without, textoImagemQRcode: CODE }],
      ['the text of Efí', { ...without, qrcode: CODE, imagemQrcode: 'data:image/png;base64,iVBO' }],
      ['the text of Itaú', { ...without, emv: CODE, imagem_base64: 'iVBO' }],
      ['the text of others', { ...without, brcode: CODE }],
    ] as const)
      it(`${name} is a QR code`, () => {
        const { action } = given(fields);
        expect(action).to.deep.equal({
          type: 'display_qr_code',
          display_qr_code: { data: CODE, image_url_png: null, image_url_svg: null },
        });
      });

    it('the page of Efí is another way to pay', () => {
      const { action } = given({ linkVisualizacao: PAGE });
      expect(action?.type).to.equal('display_qr_code');
      expect(action?.alternatives).to.deep.equal([{ type: 'redirect_to_url', redirect_to_url: { url: PAGE } }]);
    });

    it('the page alone is a step', () => {
      const { action } = given({ ...without, linkVisualizacao: PAGE });
      expect(action).to.deep.equal({ type: 'redirect_to_url', redirect_to_url: { url: PAGE } });
    });

    const MISSING =
      "unsupported-action charge.pixCopiaECola: its step is missing; use the bank's QR code, or a BR Code of location";
    for (const [name, fields] of [
      ['only the location', without],
      ['an empty text', { pixCopiaECola: '' }],
      ['a picture where others have the text', { ...without, qrcode: 'iVBORw0KGgo=' }],
    ] as const)
      it(`${name} is refused`, () => expect(failure(fields)).to.equal(MISSING));

    it('a charge that is over needs none', () =>
      expect(given({ ...without, status: 'CONCLUIDA' }).action).to.equal(null));
  });

  describe('amounts', () => {
    const retirada = { saque: { valor: '5.00' } };
    const table: readonly (readonly [valor: unknown, amount: string | null])[] = [
      [{ original: '37.00' }, '37.00'],
      [{ original: '501.0' }, '501.00'],
      [{ original: 37.5 }, '37.50'],
      [{ original: '37.00', modalidadeAlteracao: 1 }, '37.00'],
      [{ original: '123.45', multa: { modalidade: 2, valorPerc: '15.00' } }, '123.45'],
      // The payer decides.
      [{ original: '0.00', modalidadeAlteracao: 1 }, null],
      [{ original: '0.00', retirada }, null],
      [{ original: '10.00', retirada: { troco: { valor: '0.00' } } }, null],
      [undefined, null],
    ];
    for (const [valor, amount] of table)
      it(`${JSON.stringify(valor)}: ${amount}`, () => {
        const payment = given({ valor });
        expect([payment.amount, payment.currency]).to.deep.equal([amount, amount && 'BRL']);
      });

    it('what arrived, and when, is the last word', () => {
      const pix = [{ endToEndId: 'E1', valor: '140.45', horario: '2021-01-05T10:40:09.00-03:00' }];
      const { amount, amount_paid, time_paid } = given({ status: 'CONCLUIDA', pix });
      expect([amount, amount_paid, time_paid]).to.deep.equal(['37.00', '140.45', '2021-01-05T10:40:09.00-03:00']);
    });

    for (const pix of [undefined, [], {}, 'x', [1], [{ valor: {}, horario: 1 }]])
      it(`a list of payments that cannot be read refuses none: ${JSON.stringify(pix)}`, () => {
        const { status, amount_paid, time_paid } = given({ status: 'CONCLUIDA', pix });
        expect([status, amount_paid, time_paid]).to.deep.equal(['paid', null, null]);
      });
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ status: undefined }, 'charge.status: expected string'],
      [{ txid: 1 }, 'charge.txid: expected string'],
      [{ calendario: '2026-11-29' }, 'charge.calendario: expected object'],
      [{ calendario: { criacao: 1 } }, 'charge.calendario.criacao: expected string'],
      [{ calendario: { dataDeVencimento: 1 } }, 'charge.calendario.dataDeVencimento: expected string'],
      [
        { calendario: { criacao: '2026-11-29T12:00:00Z', expiracao: {} } },
        'charge.calendario.expiracao: expected string',
      ],
      [{ valor: '37.00' }, 'charge.valor: expected object'],
      [{ valor: { original: '37,00' } }, 'charge.valor.original: expected a decimal number'],
      [{ pixCopiaECola: 1 }, 'charge.pixCopiaECola: expected string'],
      [{ txid: undefined }, 'charge: expected an object of Pix API'],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.equal(`invalid-input ${message}`));

    const pix = [{ endToEndId: 'E1', txid: charge.txid, valor: '37.00', horario: '2026-11-29T12:00:00Z' }];
    const recurrence = { idRec: 'RN1', status: 'APROVADA', calendario: { dataInicial: '2024-02-01' } };
    for (const [object, product] of [
      [{ pix }, 'a webhook; use GET /cob/{txid}'],
      [{ parametros: {}, pix }, 'a list; use one of its items'],
      [{ parametros: {}, cobs: [charge] }, 'a list; use one of its items'],
      [pix[0], 'a Pix that was received; use GET /cob/{txid}'],
      [{ id: '1', rtrId: 'D1', valor: '7.89', status: 'DEVOLVIDO' }, 'a refund; use GET /cob/{txid}'],
      [{ descricao: 'lote', cobsv: [{ txid: charge.txid }] }, 'a batch; use GET /cobv/{txid}'],
      [recurrence, 'Pix Automático; show its dadosQR.pixCopiaECola with <pay-qr>'],
      // A charge of a recurrence has a txid, too.
      [{ ...recurrence, txid: charge.txid }, 'Pix Automático; show its dadosQR.pixCopiaECola with <pay-qr>'],
      [charge.loc, 'a location; use GET /cob/{txid}'],
      [{ qrcode: CODE, imagemQrcode: 'data:' }, 'a QR code; add the fields of its charge'],
    ] as const)
      it(`${Object.keys(object ?? {}).join(', ')}: ${product}`, () => {
        const { message } = errorOf(() => fromPix(object as unknown as PixCharge)) as PayError;
        expect(message).to.equal(`charge: expected an object of Pix API, but this is ${product}`);
      });
  });

  it('no key, person or text of the merchant is copied', () => {
    const person = { cpf: '12345678909', cnpj: '12345678000195', nome: 'Francisco', email: 'a@example.com' };
    const text = JSON.stringify(
      given({
        status: 'CONCLUIDA',
        devedor: person,
        recebedor: person,
        solicitacaoPagador: 'internal',
        infoAdicionais: [{ nome: 'internal', valor: 'internal' }],
        pix: [{ endToEndId: 'E1234', valor: '37.00', pagador: person, infoPagador: 'internal', chave: charge.chave }],
      }),
    );
    for (const secret of ['7d9f', '1234', 'Francisco', 'example.com', 'internal'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
