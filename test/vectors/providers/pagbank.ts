import type { PagBankCharge, PagBankCheckout, PagBankOrder } from '../../../src/providers/pagbank.js';
import type { Vector } from './vector.js';

interface Link {
  readonly rel: string;
  readonly href: string;
  readonly media?: string;
  readonly type?: string;
  readonly method?: string;
}

interface Charge extends PagBankCharge {
  readonly reference_id?: string;
  readonly created_at?: string;
  readonly paid_at?: string;
  readonly description?: string;
  readonly amount: {
    readonly value: number;
    readonly currency: string;
    readonly summary?: { readonly total: number; readonly paid: number; readonly refunded: number };
    readonly fees?: object;
  };
  readonly payment_instructions?: object;
  readonly payment_response?: object;
  readonly payment_method: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly qr_code?: { readonly id: string; readonly text: string };
  readonly notification_urls?: readonly string[];
  readonly metadata?: object;
  readonly links?: readonly Link[];
}

interface Order extends PagBankOrder {
  readonly reference_id: string;
  readonly created_at: string;
  readonly customer?: object;
  readonly items?: readonly object[];
  readonly charges?: readonly Charge[];
  readonly qr_codes?: readonly object[];
  readonly qr_code?: readonly object[];
  readonly notification_urls?: readonly string[];
  readonly links?: readonly Link[];
}

interface Checkout extends PagBankCheckout {
  readonly reference_id: string;
  readonly expiration_date: string;
  readonly created_at: string;
  readonly customer: object;
  readonly items: readonly object[];
  readonly payment_methods?: readonly object[];
  readonly redirect_url: string;
  readonly links: readonly Link[];
}

/** Postal addresses, which the adapter does not read, are left out everywhere. */
const DOCS = 'https://developer.pagbank.com.br/reference';
const PIX_V2 = `${DOCS}/criar-pedido-com-qr-code-pix-v2`;
const BOLETO = `${DOCS}/criar-pagar-pedido-com-boleto`;
const CHECKOUTS = `${DOCS}/webhooks-checkout`;
const ESCRITA =
  'https://github.com/escrita360/escrita360_sitereact/blob/591209266a4fce45e463c300d22c5f870636a9f8/docs';

const customer = {
  name: 'Jose da Silva',
  email: 'email@test.com',
  tax_id: '12345678909',
  phones: [{ type: 'MOBILE', country: '55', area: '11', number: '999999999' }],
};
const items = [{ reference_id: 'referencia do item', name: 'nome do item', quantity: 1, unit_amount: 500 }];

/** The links that every order has. The second one is no page, but an endpoint for another charge. */
const linksOf = (id: string, host = 'sandbox.api.pagseguro.com'): readonly Link[] => [
  { rel: 'SELF', href: `https://${host}/orders/${id}`, media: 'application/json', type: 'GET' },
  { rel: 'PAY', href: `https://${host}/orders/${id}/pay`, media: 'application/json', type: 'POST' },
];

const BRCODE =
  '00020101021226850014br.gov.bcb.pix2563api-h.pagseguro.com/pix/v2/0F63EB5F-61B8-4466-A4C9-7F824193C2345204899953039865802BR5921Pagseguro Internet SA6009SAO PAULO62070503***63045677';

const QUOTED = 'The page is read as the test of a public integration quotes it; reference, times and description are its own.';

/** A charge by Pix, as the page of the second version has it. */
const pix = {
  id: 'CHAR_114DB991-F5EA-496A-8D2C-4497F53CED22',
  reference_id: 'referencia da cobranca',
  status: 'WAITING',
  created_at: '2026-10-05T10:00:02.091-03:00',
  description: 'descricao da cobranca',
  amount: { value: 20534, currency: 'BRL', summary: { total: 20534, paid: 0, refunded: 0 } },
  payment_response: { code: '20000', message: 'SUCESSO' },
  payment_method: { type: 'PIX', pix: { expiration_date: '2026-10-20T23:59:59.000-03:00' } },
  metadata: { ps_order_id: 'ORDE_3D560F48-E086-4F3C-A5A1-B7AB7BEACC2C' },
  links: [
    {
      rel: 'SELF',
      href: 'https://sandbox.api.pagseguro.com/charges/CHAR_114DB991-F5EA-496A-8D2C-4497F53CED22',
      media: 'application/json',
      type: 'GET',
    },
    {
      rel: 'QRCODE.PNG',
      href: 'https://sandbox.api.pagseguro.com/qrcode/QRCO_0F63EB5F-61B8-4466-A4C9-7F824193C234/png',
      media: 'image/png',
      type: 'GET',
    },
  ],
  qr_code: { id: 'QRCO_0F63EB5F-61B8-4466-A4C9-7F824193C234', text: BRCODE },
} as const satisfies Charge;

const pixOrder = (charge: Charge): Order => ({
  id: 'ORDE_3D560F48-E086-4F3C-A5A1-B7AB7BEACC2C',
  reference_id: 'ex-00001',
  created_at: '2026-10-05T10:00:01.568-03:00',
  customer,
  charges: [charge],
  notification_urls: ['https://meusite.com/notificacoes'],
});

/** A charge by boleto, as its page has it. */
const boleto = {
  id: 'CHAR_60269EC9-9723-444D-AA49-C42813AF9613',
  reference_id: 'de55d23d-4ec3-4f53-9479-7fd1789184c7',
  status: 'WAITING',
  created_at: '2025-09-16T11:29:44.356-03:00',
  description: 'Boleto de fatura',
  amount: { value: 34343, currency: 'BRL', summary: { total: 34343, paid: 0, refunded: 0 } },
  payment_instructions: {
    fine: { date: '2025-10-21', value: 200 },
    interest: { date: '2025-10-21', value: 200 },
    discounts: [{ due_date: '2025-10-20', value: 500 }],
  },
  payment_response: { code: '20000', message: 'SUCESSO' },
  payment_method: {
    type: 'BOLETO',
    boleto: {
      id: '6DD9494E-463C-4689-9436-AA3ADA873214',
      barcode: '08197081080010000001701152240436612400000034343',
      formatted_barcode: '08197.08108 00100.000017 01152.240436 6 12400000034343',
      due_date: '2025-10-20',
      instruction_lines: { line_1: 'Pagamento ate a data de vencimento', line_2: 'teste linha 2' },
      holder: { name: 'Joao Silva', tax_id: '07578643096', email: 'email@gmail.com' },
      days_until_expiration: 45,
    },
  },
  links: [
    {
      rel: 'SELF',
      href: 'https://boleto.pagseguro.com.br/6dd9494e-463c-4689-9436-aa3ada873214.pdf',
      media: 'application/pdf',
      type: 'GET',
    },
    {
      rel: 'SELF',
      href: 'https://boleto.pagseguro.com.br/6dd9494e-463c-4689-9436-aa3ada873214.png',
      media: 'image/png',
      type: 'GET',
    },
    {
      rel: 'SELF',
      href: 'https://api.pagseguro.com/charges/CHAR_60269EC9-9723-444D-AA49-C42813AF9613',
      media: 'application/json',
      type: 'GET',
    },
  ],
} as const satisfies Charge;

const boletoOrder = (charge: Charge): Order => ({
  id: 'ORDE_2FAC517E-0969-4D10-BF5F-601CBA2D1063',
  reference_id: 'my_order_28',
  created_at: '2025-09-16T11:29:44.145-03:00',
  customer: { name: 'Customer Teste Samara', email: 'jose@silva.com', tax_id: '10642432074' },
  items: [{ reference_id: 'referencia do item', name: 'nome do item', quantity: 1, unit_amount: 50 }],
  charges: [charge],
  notification_urls: [],
  links: linksOf('ORDE_2FAC517E-0969-4D10-BF5F-601CBA2D1063', 'api.pagseguro.com'),
});

/** A charge by card, as the sandbox returned it. */
const card = {
  id: 'CHAR_09F6DEBA-ABA7-4C76-B520-8E346B7CB4D3',
  reference_id: 'referencia da cobranca',
  status: 'PAID',
  created_at: '2024-12-16T14:01:37.918-03:00',
  paid_at: '2024-12-16T14:01:39.000-03:00',
  description: 'descricao da cobranca',
  amount: { value: 500, currency: 'BRL', summary: { total: 500, paid: 500, refunded: 0 } },
  payment_response: {
    code: '20000',
    message: 'SUCESSO',
    reference: '032416400102',
    raw_data: { authorization_code: '145803', nsu: '032416400102', reason_code: '00' },
  },
  payment_method: {
    type: 'CREDIT_CARD',
    installments: 1,
    capture: true,
    card: {
      id: 'CARD_2540044F-EA6A-4DEF-BC9B-12D50E4E1C04',
      brand: 'mastercard',
      first_digits: '524008',
      last_digits: '2454',
      exp_month: '12',
      exp_year: '2026',
      holder: { name: 'Nome Sobrenome' },
      store: true,
    },
    soft_descriptor: 'IntegracaoPagseguro',
  },
} as const satisfies Charge;

const cardOrder = (charge: Charge): Order => ({
  id: 'ORDE_7D7ECFD2-A5EB-4A1C-91E1-347CE1FB7B4D',
  reference_id: 'ex-00001',
  created_at: '2024-12-16T14:01:37.791-03:00',
  customer,
  items,
  charges: [charge],
  links: linksOf('ORDE_7D7ECFD2-A5EB-4A1C-91E1-347CE1FB7B4D'),
});

/** The page's example of a webhook. */
const checkout: Checkout = {
  id: 'CHEC_120301FA-8B8B-4C25-B07D-A4541EB78EB5',
  reference_id: '6a45813f-2d11-4a4b-a91c-8cfe49862858',
  expiration_date: '2023-06-14T21:45:00-03:00',
  created_at: '2023-06-14T15:45:00-03:00',
  status: 'INACTIVE',
  customer: { name: 'joao', email: 'joao@joao.com', tax_id: '00000000000' },
  items: [{ reference_id: '123', name: 'Compra Checkout Pagbank', quantity: 1, unit_amount: 500 }],
  redirect_url: 'https://pagseguro.uol.com.br',
  links: [
    { rel: 'PAY', href: 'https://pagamento.pagseguro.uol.com.br/pagamento?code=xxxx', method: 'GET' },
    { rel: 'SELF', href: 'https://api.pagseguro.com/checkouts/CHEC_xxxx', method: 'GET' },
    { rel: 'INACTIVATE', href: 'https://api.pagseguro.com/checkouts/CHEC_xxxx/activate', method: 'POST' },
  ],
};

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['charges.0.payment_method.type'];

export const vectors: readonly Vector<Order | Charge | Checkout>[] = [
  {
    name: 'Pix: a code in the charge',
    source: PIX_V2,
    licence: 'quoted',
    note: QUOTED,
    given: pixOrder(pix),
    expected: {
      object: 'payment',
      id: 'ORDE_3D560F48-E086-4F3C-A5A1-B7AB7BEACC2C',
      reference: 'ex-00001',
      status: 'created',
      amount: '205.34',
      currency: 'BRL',
      payment_method: 'pix_br',
      time_created: '2026-10-05T10:00:01.568-03:00',
      time_paid: null,
      time_expired: '2026-10-20T23:59:59.000-03:00',
      failure_code: null,
      failure_message: null,
      livemode: null,
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: BRCODE, image_url_png: null, image_url_svg: null },
      },
    },
  },
  {
    name: 'Pix: a charge that was paid',
    source: PIX_V2,
    licence: 'quoted',
    note: QUOTED,
    given: pixOrder({
      ...pix,
      status: 'PAID',
      paid_at: '2026-10-06T08:12:00.846-03:00',
      amount: { value: 20534, currency: 'BRL', summary: { total: 20534, paid: 20534, refunded: 0 } },
    }),
    expected: { status: 'paid', action: null, time_paid: '2026-10-06T08:12:00.846-03:00' },
  },
  {
    name: 'Pix: a charge whose time has run out',
    source: PIX_V2,
    licence: 'quoted',
    note: `${QUOTED} The status is what that integration reads there about a code that nobody has paid.`,
    given: pixOrder({ ...pix, status: 'CANCELED' }),
    expected: { status: 'expired', action: null, failure_code: null },
  },
  {
    name: 'Pix: a charge that was refunded',
    source: `${DOCS}/cancelar-pagamento`,
    licence: 'quoted',
    note: 'The values are those of the example of the page of Pix.',
    given: pixOrder({
      ...pix,
      status: 'CANCELED',
      amount: { value: 20534, currency: 'BRL', summary: { total: 20534, paid: 20534, refunded: 20534 } },
    }),
    expected: { status: 'paid', action: null },
  },
  {
    name: 'Pix: a code of the order, which has no charge yet',
    source: `${ESCRITA}/pagbank-sandbox-results.json`,
    licence: 'quoted',
    note: 'A response of the sandbox; the customer is that of the documentation.',
    given: {
      id: 'ORDE_B890C1B1-FCC6-443D-BC00-EB09F290745C',
      reference_id: 'escrita360_pix_1767644656712',
      created_at: '2026-01-05T17:24:17.327-03:00',
      customer,
      items: [
        {
          reference_id: 'plano_profissional',
          name: 'Plano Profissional - Escrita360',
          quantity: 1,
          unit_amount: 9900,
        },
      ],
      qr_codes: [
        {
          id: 'QRCO_6B3C3F24-7095-4B65-B076-7A5414BFE0A6',
          expiration_date: '2026-01-05T18:24:16.000-03:00',
          amount: { value: 9900 },
          text: '00020101021226850014br.gov.bcb.pix2563api-h.pagseguro.com/pix/v2/6B3C3F24-7095-4B65-B076-7A5414BFE0A627600016BR.COM.PAGSEGURO01366B3C3F24-7095-4B65-B076-7A5414BFE0A6520482205303986540599.005802BR5916NI projetos LTDA6015Sao Bernardo do62070503***63049379',
          arrangements: ['PIX'],
          links: [
            {
              rel: 'QRCODE.PNG',
              href: 'https://sandbox.api.pagseguro.com/qrcode/QRCO_6B3C3F24-7095-4B65-B076-7A5414BFE0A6/png',
              media: 'image/png',
              type: 'GET',
            },
            {
              rel: 'QRCODE.BASE64',
              href: 'https://sandbox.api.pagseguro.com/qrcode/QRCO_6B3C3F24-7095-4B65-B076-7A5414BFE0A6/base64',
              media: 'text/plain',
              type: 'GET',
            },
          ],
        },
      ],
      notification_urls: ['https://webhook.site/escrita360-pix-webhook'],
      links: linksOf('ORDE_B890C1B1-FCC6-443D-BC00-EB09F290745C'),
    },
    expected: {
      status: 'created',
      amount: '99.00',
      currency: 'BRL',
      payment_method: 'pix_br',
      reference: 'escrita360_pix_1767644656712',
      time_expired: '2026-01-05T18:24:16.000-03:00',
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: '00020101021226850014br.gov.bcb.pix2563api-h.pagseguro.com/pix/v2/6B3C3F24-7095-4B65-B076-7A5414BFE0A627600016BR.COM.PAGSEGURO01366B3C3F24-7095-4B65-B076-7A5414BFE0A6520482205303986540599.005802BR5916NI projetos LTDA6015Sao Bernardo do62070503***63049379',
          image_url_png: null,
          image_url_svg: null,
        },
      },
    },
  },
  {
    name: 'Pix: the webhook of a code that was paid',
    source: `${DOCS}/webhooks`,
    licence: 'quoted',
    given: {
      id: 'ORDE_F87334AC-BB8B-42E2-AA85-8579F70AA328',
      reference_id: 'ex-00001',
      created_at: '2020-11-21T23:23:22.69-03:00',
      items,
      customer,
      charges: [
        {
          id: 'CHAR_F1F10115-09F4-4560-85F5-A828D9F96300',
          reference_id: 'referencia da cobranca',
          status: 'PAID',
          created_at: '2020-11-21T23:30:22.695-03:00',
          paid_at: '2020-11-21T23:30:24.352-03:00',
          description: 'descricao da cobranca',
          amount: { value: 100, currency: 'BRL', summary: { total: 100, paid: 100, refunded: 0 } },
          payment_response: { code: '20000', message: 'SUCESSO', reference: '1606012224352' },
          payment_method: { type: 'PIX', holder: { name: 'Francisco da Silva', tax_id: '***534218**' } },
        },
      ],
      qr_code: [
        {
          id: 'QRCO_86FE511B-E945-4FE1-BB5D-297974C0DB74',
          amount: { value: 1 },
          text: '00020101021226600016BR.COM.PAGSEGURO013686FE511B-E945-4FE1-BB5D-297974C0DB7452048999530398654045.005802BR5922Rafael Gouveia Firmino6009SAO PAULO63049879',
        },
      ],
      links: linksOf('ORDE_F87334AC-BB8B-42E2-AA85-8579F70AA328'),
    },
    expected: {
      status: 'paid',
      amount: '1.00',
      payment_method: 'pix_br',
      action: null,
      time_paid: '2020-11-21T23:30:24.352-03:00',
    },
  },
  {
    name: 'a boleto: its line, and its PDF',
    source: BOLETO,
    licence: 'quoted',
    given: boletoOrder(boleto),
    expected: {
      status: 'created',
      amount: '343.43',
      payment_method: 'boleto_br',
      reference: 'my_order_28',
      time_expired: '2025-10-20T23:59:59-03:00',
      action: {
        type: 'display_details',
        display_details: { number: '08197.08108 00100.000017 01152.240436 6 12400000034343' },
        alternatives: [
          {
            type: 'redirect_to_url',
            redirect_to_url: { url: 'https://boleto.pagseguro.com.br/6dd9494e-463c-4689-9436-aa3ada873214.pdf' },
          },
        ],
      },
    },
  },
  {
    name: 'a boleto that PagBank declines',
    source: BOLETO,
    licence: 'quoted',
    given: boletoOrder({
      ...boleto,
      status: 'DECLINED',
      payment_response: { code: '10000', message: 'NAO AUTORIZADO PELO PAGSEGURO' },
      payment_method: { type: 'BOLETO', due_date: '2025-10-20', days_until_expiration: 45 },
      links: boleto.links.slice(2),
    }),
    expected: { status: 'failed', action: null, failure_code: 'payment_declined', payment_method: 'boleto_br' },
  },
  {
    name: 'a boleto: the charge alone, in a webhook',
    source: `${DOCS}/confirmar-autenticidade-da-notificacao`,
    licence: 'quoted',
    given: {
      id: 'CHAR_354828dd-786b-4cca-8ce4-6f7a1f3f2a1a',
      status: 'WAITING',
      created_at: '2019-09-24T18:31:19.027-03:00',
      description: 'This is the payment transaction description',
      amount: { value: 100, currency: 'BRL', summary: { total: 100, paid: 0, refunded: 0 } },
      payment_response: { code: '20000', message: 'SUCESSO' },
      payment_method: {
        type: 'BOLETO',
        boleto: {
          id: 'eafadc9b-6e15-41ff-ab07-86218770d93b',
          barcode: '03399853012970000035869420601010782490000000100',
          formatted_barcode: '03399.85301 29700.000358 69420.601010 7 82490000000100',
          due_date: '2020-05-08',
          instruction_lines: { line_1: 'Pagamento processado para DESC Fatura', line_2: 'Via PagSeguro' },
          holder: { name: 'Jose da Silva', tax_id: '90792099028', email: 'jose@email.com' },
        },
      },
      links: [
        {
          rel: 'SELF',
          href: 'https://boleto.pagseguro.com.br/eafadc9b-6e15-41ff-ab07-86218770d93b.png',
          media: 'image/png',
          type: 'GET',
        },
      ],
      notification_urls: ['https://yourserver.com/nas_ecommerce/277be731-3b7c-4dac-8c4e-4c3f4a1fdc46/'],
      metadata: { Exemplo: 'Aceita qualquer informação', NotaFiscal: '123', idComprador: '123456' },
    },
    expected: {
      id: 'CHAR_354828dd-786b-4cca-8ce4-6f7a1f3f2a1a',
      status: 'created',
      amount: '1.00',
      payment_method: 'boleto_br',
      reference: null,
      time_expired: '2020-05-08T23:59:59-03:00',
      action: {
        type: 'display_details',
        display_details: { number: '03399.85301 29700.000358 69420.601010 7 82490000000100' },
      },
    },
  },
  {
    name: 'a card that was charged',
    source: `${ESCRITA}/PAGBANK_LOG_CONSOLIDADO.md`,
    licence: 'quoted',
    given: cardOrder(card),
    expected: { status: 'paid', amount: '5.00', payment_method: 'card_br', action: null, failure_code: null },
  },
  {
    name: 'a card that is authorized, to be captured later',
    source: `${DOCS}/criar-transacao-com-repasse-de-taxa`,
    licence: 'quoted',
    given: {
      id: 'ORDE_C9963EA6-C91E-452D-8620-CA885BA22366',
      reference_id: 'ex-00001',
      created_at: '2022-12-23T15:07:06.767-03:00',
      customer,
      items,
      charges: [
        {
          id: 'CHAR_86CB86A1-B990-435D-9B47-8DBFAD1B9999',
          reference_id: 'referencia do pagamento',
          status: 'AUTHORIZED',
          created_at: '2022-12-23T15:07:07.068-03:00',
          description: 'descricao do pagamento',
          amount: {
            value: 10887,
            currency: 'BRL',
            fees: { buyer: { interest: { total: 887, installments: 4 } } },
            summary: { total: 10887, paid: 0, refunded: 0 },
          },
          payment_response: { code: '20000', message: 'SUCESSO', reference: '032416400102' },
          payment_method: {
            type: 'CREDIT_CARD',
            installments: 8,
            capture: false,
            capture_before: '2022-12-28T15:07:10-03:00',
            card: {
              brand: 'visa',
              first_digits: '411111',
              last_digits: '1111',
              exp_month: '3',
              exp_year: '2026',
              holder: { name: 'Jose da Silva', tax_id: '65544332211' },
              store: false,
            },
            soft_descriptor: 'MichelFariaSuziga',
          },
        },
      ],
      links: linksOf('ORDE_C9963EA6-C91E-452D-8620-CA885BA22366'),
    },
    expected: { status: 'paid', amount: '108.87', payment_method: 'card_br', action: null },
  },
  {
    name: 'a card that PagBank declines',
    source: 'https://github.com/pagseguro/pagseguro-modulo-prestashop/issues/198',
    licence: 'quoted',
    note: 'The fields that are masked there are left out.',
    given: {
      id: 'ORDE_9980AABF-379D-4852-817F-EAF413655ACB',
      reference_id: '8990.D30.483178',
      created_at: '2026-05-22T21:53:12.950-03:00',
      charges: [
        {
          id: 'CHAR_9A884D6D-8188-4773-8B85-CA15ED68FDA1',
          reference_id: '8990.D30.483178',
          status: 'DECLINED',
          created_at: '2026-05-22T21:53:13.027-03:00',
          amount: { value: 151200, currency: 'BRL', summary: { total: 151200, paid: 0, refunded: 0 } },
          payment_response: { code: '10000', message: 'NAO AUTORIZADO PELO PAGSEGURO' },
          payment_method: {
            type: 'CREDIT_CARD',
            installments: 3,
            capture: true,
            soft_descriptor: 'MatheusFrancaDos',
          },
        },
      ],
    },
    expected: {
      status: 'failed',
      amount: '1512.00',
      payment_method: 'card_br',
      failure_code: 'payment_declined',
      failure_message: null,
      action: null,
    },
  },
  {
    name: 'a card whose risk PagBank checks',
    source: `${DOCS}/objeto-charge`,
    licence: 'quoted',
    note: 'The page has the status; the other values are those of a charge that was paid.',
    given: cardOrder({
      ...card,
      status: 'IN_ANALYSIS',
      amount: { value: 500, currency: 'BRL', summary: { total: 500, paid: 0, refunded: 0 } },
    }),
    expected: { status: 'created', action: null },
  },
  {
    name: 'a page of PagBank',
    source: `${DOCS}/criar-checkout`,
    licence: 'quoted',
    given: {
      id: 'CHEC_XXXX',
      reference_id: 'REFERÊNCIA DO PRODUTO',
      expiration_date: '2023-08-14T19:09:10-03:00',
      created_at: '2023-06-14T16:34:30-03:00',
      status: 'ACTIVE',
      customer: { name: 'João Teste', email: 'joao@teste.com', tax_id: '00000000000' },
      items: [{ reference_id: 'ITEM01', name: 'Nome do Produto', quantity: 1, unit_amount: 500 }],
      payment_methods: [
        { type: 'CREDIT_CARD', brands: ['MASTERCARD', 'VISA'] },
        { type: 'DEBIT_CARD', brands: ['VISA'] },
        { type: 'PIX' },
        { type: 'BOLETO' },
      ],
      redirect_url: 'https://pagseguro.uol.com.br',
      links: [
        { rel: 'PAY', href: 'https://pagamento.pagseguro.uol.com.br/pagamento?code=XXXX', method: 'GET' },
        {
          rel: 'SELF',
          href: 'https://api.pagseguro.com/checkouts/CHEC_7A06F414-AC7F-4428-B27E-4BC853B8046B',
          method: 'GET',
        },
        {
          rel: 'INACTIVATE',
          href: 'https://api.pagseguro.com/checkouts/CHEC_7A06F414-AC7F-4428-B27E-4BC853B8046B/inactivate',
          method: 'POST',
        },
      ],
    },
    expected: {
      id: 'CHEC_XXXX',
      status: 'created',
      amount: null,
      payment_method: null,
      reference: 'REFERÊNCIA DO PRODUTO',
      time_expired: '2023-08-14T19:09:10-03:00',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://pagamento.pagseguro.uol.com.br/pagamento?code=XXXX' },
      },
    },
  },
  {
    name: 'a page that is no longer active, paid or not',
    source: CHECKOUTS,
    licence: 'quoted',
    given: checkout,
    expected: { status: 'pagbank:INACTIVE', action: null },
  },
  {
    name: 'a page whose time has run out',
    source: CHECKOUTS,
    licence: 'quoted',
    note: 'The status is the one that the page describes; its example has another.',
    given: { ...checkout, status: 'EXPIRED' },
    expected: { status: 'expired', action: null },
  },
  {
    name: 'an order without a payment method',
    source: 'https://developer.pagbank.com.br/docs/criar-pedido-simples',
    licence: 'quoted',
    note: 'The values are those of the other orders.',
    given: {
      id: 'ORDE_F87334AC-BB8B-42E2-AA85-8579F70AA328',
      reference_id: 'ex-00001',
      created_at: '2020-11-21T23:23:22.69-03:00',
      customer,
      items,
      links: linksOf('ORDE_F87334AC-BB8B-42E2-AA85-8579F70AA328'),
    },
    expected: {
      error: 'unsupported-action',
      message: /^order\.charges: no payment method was chosen; use POST \/orders\/\{id\}\/pay$/,
    },
  },
];
