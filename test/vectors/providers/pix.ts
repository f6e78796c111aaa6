import type { PixCharge } from '../../../src/providers/pix.js';
import type { Vector } from './vector.js';

/** The fields of charges in the examples. No bank-neutral package has a type for them. */
interface Given extends PixCharge {
  readonly revisao?: number;
  readonly loc?: { readonly id: number; readonly location: string; readonly tipoCob?: string; readonly criacao?: string };
  readonly location?: string;
  readonly chave?: string;
  readonly devedor?: Readonly<Record<string, string>>;
  readonly recebedor?: Readonly<Record<string, string>>;
  readonly solicitacaoPagador?: string;
  readonly infoAdicionais?: readonly { readonly nome: string; readonly valor: string }[];
  readonly pix?: readonly object[];
  readonly valor: { readonly original: string; readonly [name: string]: unknown };
  readonly textoImagemQRcode?: string;
  readonly urlImagemQrCode?: string;
  readonly qrcode?: string;
  readonly linkVisualizacao?: string;
}

const OPENAPI = 'https://github.com/bacen/pix-api/blob/1f1b568f6adf5b55a6268efbaf62802a14b01941/openapi.yaml';
const EFI = 'https://dev.efipay.com.br/docs/api-pix';
const BB = 'https://github.com/imobanco/bb-wrapper/blob/main/examples/pix_cob/data';

/** Efí's examples have the same text. Its checksum is not right, which the element says. */
const EFI_CODE =
  '00020101021226830014BR.GOV.BCB.PIX2561qrcodespix.sejaefi.com.br/v2/41e0badf811a4ce6ad8a80b306821fce5204000053000065802BR5905EFISA6008SAOPAULO60070503***61040000';
const EFI_DUE_CODE =
  '00020101021226880014BR.GOV.BCB.PIX2116qrcodespix.sejaefi.com.br/v2/cobv/c24c8d65fd024836bc7bac75d5c4002f5204000053039865802BR5905EFISA6008SAOPAULO62070503***6304C225';

/** The examples of Banco Central repeat these fields. */
const immediate = {
  calendario: { criacao: '2020-09-09T20:15:00.358Z', expiracao: 3600 },
  txid: '7978c0c97ea847e78e8849634473c1f1',
  revisao: 0,
  loc: { id: 789, location: 'pix.example.com/qr/9d36b84fc70b478fb95c12729b90ca25', tipoCob: 'cob' },
  location: 'pix.example.com/qr/9d36b84fc70b478fb95c12729b90ca25',
  status: 'ATIVA',
  devedor: { cnpj: '12345678000195', nome: 'Empresa de Serviços SA' },
} as const;

const due = {
  calendario: {
    criacao: '2020-09-09T20:15:00.358Z',
    dataDeVencimento: '2020-12-31',
    validadeAposVencimento: 30,
  },
  txid: '7978c0c97ea847e78e8849634473c1f1',
  revisao: 0,
  loc: { id: 789, location: 'pix.example.com/qr/c2/cobv/9d36b84fc70b478fb95c12729b90ca25', tipoCob: 'cobv' },
  status: 'ATIVA',
  devedor: {
    logradouro: 'Alameda Souza, Numero 80, Bairro Braz',
    cidade: 'Recife',
    uf: 'PE',
    cep: '70011750',
    cpf: '12345678909',
    nome: 'Francisco da Silva',
  },
  recebedor: {
    logradouro: 'Rua 15 Numero 1200, Bairro São Luiz',
    cidade: 'São Paulo',
    uf: 'SP',
    cep: '70800100',
    cnpj: '56989000019533',
    nome: 'Empresa de Logística SA',
  },
  valor: { original: '123.45' },
  chave: '5f84a4c5-c5cb-4599-9f13-7eb4d419dacc',
  solicitacaoPagador: 'Cobrança dos serviços prestados.',
} as const;

const withdrawal = {
  ...immediate,
  txid: '33beb661beda44a8928fef47dbeb2dc5',
  loc: { id: 1004, location: 'pix.example.com/qr/7faa6893c4e64893a503baf0d40af213', tipoCob: 'cob' },
  location: 'pix.example.com/qr/7faa6893c4e64893a503baf0d40af213',
  chave: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
} as const;

const missing = {
  error: 'unsupported-action',
  message: /^charge\.pixCopiaECola: its step is missing; use the bank's QR code, or a BR Code of location$/,
} as const;

const codeOf = (data: string) => ({
  type: 'display_qr_code' as const,
  display_qr_code: { data, image_url_png: null, image_url_svg: null },
});

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['status'];

export const vectors: readonly Vector<Given>[] = [
  {
    name: 'Efí: an immediate charge',
    source: `${EFI}/cobrancas-imediatas`,
    licence: 'quoted',
    given: {
      ...immediate,
      loc: { id: 789, location: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25', tipoCob: 'cob' },
      location: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25',
      valor: { original: '567.89' },
      chave: 'a1f4102e-a446-4a57-bcce-6fa48899c1d1',
      solicitacaoPagador: 'Informar cartão fidelidade',
      pixCopiaECola: EFI_CODE,
    },
    expected: {
      id: '7978c0c97ea847e78e8849634473c1f1',
      status: 'created',
      amount: '567.89',
      currency: 'BRL',
      amount_paid: null,
      payment_method: 'pix_br',
      time_created: '2020-09-09T20:15:00.358Z',
      time_expired: '2020-09-09T21:15:00.358Z',
      time_paid: null,
      failure_code: null,
    },
  },
  {
    name: 'Efí: an immediate charge of which the seconds are a text',
    source: `${EFI}/cobrancas-imediatas`,
    licence: 'quoted',
    given: {
      status: 'ATIVA',
      calendario: { criacao: '2020-09-09T20:15:00.358Z', expiracao: '3600' },
      location: 'pix.example.com/qr/9d36b84f-c70b-478f-b95c-12729b90ca25',
      txid: '7978c0c97ea847e78e8849634473c1f1',
      revisao: 1,
      devedor: { cnpj: '12345678000195', nome: 'Empresa de Serviços SA' },
      valor: { original: '567.89' },
      chave: 'a1f4102e-a446-4a57-bcce-6fa48899c1d1',
      solicitacaoPagador: 'Informe o número ou identificador do pedido.',
      pixCopiaECola: EFI_CODE,
    },
    expected: { status: 'created', time_expired: '2020-09-09T21:15:00.358Z', action: codeOf(EFI_CODE) },
  },
  {
    name: 'Efí: a charge with the QR code of its location, which has a page',
    source: `${EFI}/payload-locations`,
    licence: 'quoted',
    note: 'Two published objects in one, as a backend merges them. The text is that of another example, the picture is left out.',
    given: {
      ...immediate,
      valor: { original: '567.89' },
      chave: 'a1f4102e-a446-4a57-bcce-6fa48899c1d1',
      qrcode: EFI_CODE,
      linkVisualizacao: 'https://pix.sejaefi.com.br/cob/pagar/c0a68af7ece6468cbb8e120e29a27cb5',
    },
    expected: { status: 'created', amount: '567.89' },
  },
  {
    name: 'Efí: a charge with a due date',
    source: `${EFI}/cobrancas-com-vencimento`,
    licence: 'quoted',
    given: { ...due, pixCopiaECola: EFI_DUE_CODE },
    expected: {
      status: 'created',
      amount: '123.45',
      // 30 days after 31 December are a Saturday.
      time_expired: '2021-02-01T23:59:59-03:00',
      action: codeOf(EFI_DUE_CODE),
    },
  },
  {
    name: 'Efí: a charge with a due date, interest, a fine and discounts',
    source: `${EFI}/cobrancas-com-vencimento`,
    licence: 'quoted',
    note: 'The debtor, the payee and the additional texts are left out.',
    given: {
      calendario: {
        criacao: '2022-11-12T18:32:10.000Z',
        dataDeVencimento: '2090-12-31',
        validadeAposVencimento: 90,
      },
      txid: '31a0baG77448041d64352h4523459',
      revisao: 1,
      status: 'ATIVA',
      valor: {
        original: '123.45',
        juros: { modalidade: 2, valorPerc: '0.30' },
        multa: { modalidade: 2, valorPerc: '2.00' },
        desconto: { modalidade: 1, descontoDataFixa: [{ data: '2022-10-15', valorPerc: '30.00' }] },
      },
      chave: '5f84a6c5-c5cb-4569-9f13-7eb4d410dacc',
      solicitacaoPagador: 'Cobrança dos serviços prestados.',
      loc: {
        id: 220,
        location: 'qrcodes-pix.gerencianet.com.br/v2/cobv/ba942520ab0746cfae2858d9afe485fd0',
        tipoCob: 'cobv',
        criacao: '2022-11-12T18:32:10.000Z',
      },
      pixCopiaECola: EFI_DUE_CODE,
    },
    expected: { amount: '123.45', amount_paid: null, time_expired: '2091-04-02T23:59:59-03:00' },
  },
  {
    name: 'an immediate charge without its QR code, of which the payer may change the amount',
    source: OPENAPI,
    licence: 'Apache-2.0',
    given: {
      ...immediate,
      valor: { original: '37.00', modalidadeAlteracao: 1 },
      chave: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
      solicitacaoPagador: 'Serviço realizado.',
      infoAdicionais: [
        { nome: 'Campo 1', valor: 'Informação Adicional1 do PSP-Recebedor' },
        { nome: 'Campo 2', valor: 'Informação Adicional2 do PSP-Recebedor' },
      ],
    },
    expected: missing,
  },
  {
    name: 'a charge with a due date without its QR code',
    source: OPENAPI,
    licence: 'Apache-2.0',
    given: due,
    expected: missing,
  },
  {
    name: 'a charge that was paid with more than its amount, of which a part is being returned',
    source: OPENAPI,
    licence: 'Apache-2.0',
    given: {
      ...immediate,
      txid: '655dfdb1a4514b8fbb58254b958913fb',
      revisao: 1,
      loc: { id: 567, location: 'pix.example.com/qr/1dd7f893a58e417287028dc33e21a403' },
      location: 'pix.example.com/qr/1dd7f893a58e417287028dc33e21a403',
      status: 'CONCLUIDA',
      valor: { original: '100.00', modalidadeAlteracao: 0 },
      chave: '40a0932d-1918-4eee-845d-35a2da1690dc',
      solicitacaoPagador: 'Informar cartão fidelidade',
      pix: [
        {
          endToEndId: 'E1234567820200909122120200808008',
          txid: '655dfdb1a4514b8fbb58254b958913fb',
          valor: '110.00',
          horario: '2020-09-09T20:15:00.358Z',
          infoPagador: '0123456789',
          devolucoes: [
            {
              id: '123ABC',
              rtrId: 'D1234567820200909122120200808006',
              valor: '10.00',
              horario: { solicitacao: '2020-09-09T20:15:00.358Z' },
              status: 'EM_PROCESSAMENTO',
            },
          ],
        },
      ],
    },
    expected: {
      status: 'paid',
      amount: '100.00',
      amount_paid: '110.00',
      time_paid: '2020-09-09T20:15:00.358Z',
      action: null,
    },
  },
  {
    name: 'a withdrawal of cash: the amount is not the one of a purchase',
    source: OPENAPI,
    licence: 'Apache-2.0',
    note: 'The QR code is that of an example of Efí.',
    given: {
      ...withdrawal,
      valor: {
        original: '0.00',
        modalidadeAlteracao: 0,
        retirada: {
          saque: {
            valor: '5.00',
            modalidadeAlteracao: 0,
            modalidadeAgente: 'AGPSS',
            prestadorDoServicoDeSaque: '12345678',
          },
        },
      },
      pixCopiaECola: EFI_CODE,
    },
    expected: { status: 'created', amount: null, currency: null, action: codeOf(EFI_CODE) },
  },
  {
    name: 'a purchase with cash back, of which the payer chooses the amount',
    source: OPENAPI,
    licence: 'Apache-2.0',
    note: 'The QR code is that of an example of Efí.',
    given: {
      ...withdrawal,
      valor: {
        original: '10.00',
        modalidadeAlteracao: 0,
        retirada: {
          troco: {
            valor: '0.00',
            modalidadeAlteracao: 1,
            modalidadeAgente: 'AGTEC',
            prestadorDoServicoDeSaque: '12345678',
          },
        },
      },
      pixCopiaECola: EFI_CODE,
    },
    expected: { status: 'created', amount: null, currency: null },
  },
  {
    name: 'a charge that the merchant has removed',
    source: `${OPENAPI}#L2961`,
    licence: 'Apache-2.0',
    note: 'The example of the request has the status; the other fields are those of the response.',
    given: {
      ...immediate,
      revisao: 1,
      status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
      valor: { original: '123.45', modalidadeAlteracao: 0 },
      chave: 'a1f4102e-a446-4a57-bcce-6fa48899c1d1',
      solicitacaoPagador: 'Cobrança dos serviços prestados.',
    },
    expected: { status: 'failed', failure_code: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', action: null },
  },
  {
    name: 'a charge that the bank has removed',
    source: `${OPENAPI}#L7564`,
    licence: 'Apache-2.0',
    note: 'The schema lists the status; the other fields are those of an example.',
    given: { ...due, status: 'REMOVIDA_PELO_PSP' },
    expected: { status: 'failed', failure_code: 'REMOVIDA_PELO_PSP', action: null },
  },
  {
    name: 'Banco do Brasil: its own field has the QR code',
    source: `${BB}/criar_cobran%C3%A7a_qrcode.json`,
    licence: 'quoted',
    note: 'The debtor is left out. The QR code has the name of another payee, and the checksum of that.',
    given: {
      status: 'ATIVA',
      calendario: { criacao: '2021-06-11T11:57:08.89-03:00', expiracao: '3600' },
      location: 'qrcodepix-h.bb.com.br/pix/v2/65cb8cee-589f-4495-b1d8-11d964bc1aab',
      textoImagemQRcode:
        '00020101021226870014br.gov.bcb.pix2565qrcodepix-h.bb.com.br/pix/v2/65cb8cee-589f-4495-b1d8-11d964bc1aab5204000053039865802BR5912LOJA EXEMPLO6008BRASILIA62070503***63040F26',
      txid: 'hSI60W4pnbpSBRMDER0TDBd7CsrT8dXPrEq',
      revisao: 0,
      valor: { original: '130.44' },
      chave: '7f6844d0-de89-47e5-9ef7-e0a35a681615',
      solicitacaoPagador: 'Cobrança dos serviços prestados.',
    },
    expected: {
      status: 'created',
      amount: '130.44',
      time_created: '2021-06-11T11:57:08.89-03:00',
      time_expired: '2021-06-11T15:57:08.890Z',
      action: codeOf(
        '00020101021226870014br.gov.bcb.pix2565qrcodepix-h.bb.com.br/pix/v2/65cb8cee-589f-4495-b1d8-11d964bc1aab5204000053039865802BR5912LOJA EXEMPLO6008BRASILIA62070503***63040F26',
      ),
    },
  },
  {
    name: 'Banco do Brasil: a paid charge',
    source: `${BB}/consultar_cobranca.json`,
    licence: 'quoted',
    note: 'The debtor and the payer are left out.',
    given: {
      status: 'CONCLUIDA',
      calendario: { criacao: '2021-01-05T10:38:56.38-03:00', expiracao: '36000' },
      location: 'qrcodepix-h.bb.com.br/pix/v2/65dd6ef2-529e-4f47-ba0a-40cd2bdfd7cf',
      txid: 'HUAY0i0XMbuq6W3EcGapjsGCp5V19ToaRNR',
      revisao: 0,
      valor: { original: '150.55' },
      chave: '7f6844d0-de89-47e5-9ef7-e0a35a681615',
      infoAdicionais: [{ nome: '', valor: '' }],
      pix: [
        {
          endToEndId: 'E00000000202101051340RUWYYKPZTVB',
          txid: 'HUAY0i0XMbuq6W3EcGapjsGCp5V19ToaRNR',
          valor: '150.55',
          horario: '2021-01-05T10:40:09.00-03:00',
        },
      ],
      solicitacaoPagador: 'Cobrança dos serviços prestados.',
    },
    expected: {
      status: 'paid',
      amount: '150.55',
      amount_paid: '150.55',
      time_paid: '2021-01-05T10:40:09.00-03:00',
      action: null,
    },
  },
  {
    name: 'Banco do Brasil: an active charge without its QR code',
    source: `${BB}/criar_cobran%C3%A7a.json`,
    licence: 'quoted',
    note: 'The debtor is left out.',
    given: {
      status: 'ATIVA',
      calendario: { criacao: '2021-06-11T11:35:36.42-03:00', expiracao: '36000' },
      location: 'qrcodepix-h.bb.com.br/pix/v2/767ff67b-8ed5-40eb-b5b9-6616beb82207',
      txid: '0afB9vhrMCdeRlCZwB0AUjITgfKqv4szwo4',
      revisao: 0,
      valor: { original: '130.44' },
      solicitacaoPagador: 'Cobrança dos serviços prestados.',
      chave: '7f6844d0-de89-47e5-9ef7-e0a35a681615',
    },
    expected: missing,
  },
];
