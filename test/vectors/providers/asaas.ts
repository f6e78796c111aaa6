import type { AsaasPayment } from '../../../src/providers/asaas.js';
import type { Vector } from './vector.js';

interface Given extends AsaasPayment {
  readonly object?: 'payment';
  readonly customer?: string;
  readonly dateCreated?: string;
  readonly dueDate?: string;
  readonly nossoNumero?: string | null;
  readonly barCode?: string;
  readonly bankSlipUrl?: string | null;
  readonly externalReference?: string | null;
  readonly deleted?: boolean;
  readonly [name: string]: unknown;
}

const DOCS = 'https://docs.asaas.com';
const PAYMENT = `${DOCS}/reference/recuperar-uma-unica-cobranca`;
const PIX = `${DOCS}/reference/obter-qr-code-para-pagamentos-via-pix`;
const WEBHOOKS = `${DOCS}/docs/webhook-para-cobrancas`;
const FIXTURES =
  'https://github.com/OwnerPro-Software/asaas-php-sdk/blob/e89fba9247c953fc099a8c8f544907b973238bec/tests/Fixtures';

/** The values of the examples in the schema of a payment, as Asaas publishes it with its page. */
const example = {
  object: 'payment',
  id: 'pay_080225913252',
  dateCreated: '2017-03-10',
  customer: 'cus_G7Dvo4iphUNk',
  subscription: null,
  installment: null,
  checkoutSession: null,
  paymentLink: null,
  value: 129.9,
  netValue: 124.9,
  originalValue: null,
  interestValue: null,
  description: 'Pedido 056984',
  billingType: 'BOLETO',
  canBePaidAfterDueDate: true,
  pixTransaction: null,
  status: 'PENDING',
  dueDate: '2017-06-10',
  originalDueDate: '2017-06-10',
  paymentDate: null,
  clientPaymentDate: null,
  installmentNumber: null,
  invoiceUrl: 'https://www.asaas.com/i/080225913252',
  invoiceNumber: '00005101',
  externalReference: '056984',
  deleted: false,
  anticipated: false,
  anticipable: false,
  transactionReceiptUrl: null,
  nossoNumero: '6453',
  bankSlipUrl: 'https://www.asaas.com/b/pdf/080225913252',
  postalService: false,
} as const satisfies Given;

const EXAMPLE = 'The values are those of the examples in the schema of the page';

/** A webhook of an account, without its event. */
const overdue: Given = {
  object: 'payment',
  id: 'pay_6539138723400195',
  dateCreated: '2021-07-08',
  customer: 'cus_000018740001',
  paymentLink: null,
  value: 280,
  netValue: 278.01,
  originalValue: null,
  interestValue: null,
  billingType: 'UNDEFINED',
  status: 'OVERDUE',
  dueDate: '2021-07-18',
  originalDueDate: '2021-07-18',
  paymentDate: null,
  clientPaymentDate: null,
  invoiceUrl: 'https://www.asaas.com/i/6539138723400195',
  invoiceNumber: '61786531',
  externalReference: null,
  deleted: false,
  anticipated: false,
  bankSlipUrl: 'https://www.asaas.com/b/pdf/6539138723400195',
  discount: { value: 0, limitDate: null, dueDateLimitDays: 0, type: 'FIXED' },
  fine: { value: 0, type: 'FIXED' },
  interest: { value: 0, type: 'PERCENTAGE' },
  postalService: false,
};

const BRCODE =
  '00020101021226820014br.gov.bcb.pix2560qrpix-h.bradesco.com.br/9d36b84f-c70b-478f-b95c-12729b90ca25520400005303986540555.005802BR5905ASAAS6009JOINVILLE62070503***63048442';

/** A payment of the sandbox. */
const pix: Given = {
  object: 'payment',
  id: 'pay_hs8lhhu2kj18m80d',
  dateCreated: '2025-09-13',
  customer: 'cus_000007017075',
  value: 55,
  billingType: 'PIX',
  status: 'PENDING',
  dueDate: '2025-09-13',
  invoiceUrl: 'https://sandbox.asaas.com/i/hs8lhhu2kj18m80d',
  invoiceNumber: '11311537',
  externalReference: '7d573ce0-125d-46bf-9e37-33d0c6074cf9',
};

/** A page as the other way to pay. */
const page = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } }) as const;

const code = (data: string) =>
  ({ type: 'display_qr_code', display_qr_code: { data, image_url_png: null, image_url_svg: null } }) as const;

/** The examples of one page that have each status. */
const paid = (
  [
    ['AUTHORIZED', 'a card that is authorized, to be captured later'],
    ['CONFIRMED', 'a payment that is confirmed, before its money arrives'],
    ['RECEIVED_IN_CASH', 'a payment that the merchant received otherwise'],
    ['REFUNDED', 'a payment that was refunded'],
    ['CHARGEBACK_REQUESTED', 'a payment that is disputed'],
    ['DUNNING_RECEIVED', 'a payment that a collection agency received'],
  ] as const
).map(([status, name]): Vector<Given> => ({
  name,
  source: status === 'AUTHORIZED' ? WEBHOOKS : PAYMENT,
  licence: 'quoted',
  note: `${EXAMPLE}, with this status.`,
  given: { ...example, billingType: 'CREDIT_CARD', status },
  expected: { status: 'paid', amount: '129.90', payment_method: 'card_br', action: null },
}));

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['billingType'];

export const vectors: readonly Vector<Given>[] = [
  {
    name: 'Pix: the payment with the response about its code',
    source: PIX,
    licence: 'quoted',
    note: 'The values are those of a payment of the sandbox in a public repository; the time is the first of the page’s rule.',
    given: { ...pix, pixQrCode: { payload: BRCODE, expirationDate: '2026-09-13 23:59:59' } },
    expected: {
      object: 'payment',
      id: 'pay_hs8lhhu2kj18m80d',
      reference: '7d573ce0-125d-46bf-9e37-33d0c6074cf9',
      status: 'created',
      amount: '55.00',
      currency: 'BRL',
      payment_method: 'pix_br',
      customer_id: 'cus_000007017075',
      time_created: null,
      time_paid: null,
      time_expired: '2026-09-13T23:59:59-03:00',
      failure_code: null,
      failure_message: null,
      livemode: null,
      action: { ...code(BRCODE), alternatives: [page('https://sandbox.asaas.com/i/hs8lhhu2kj18m80d')] },
    },
  },
  {
    name: 'Pix: the payment alone has only the page',
    source: `${FIXTURES}/payment_created.json`,
    licence: 'quoted',
    given: {
      id: 'pay_abc123',
      dateCreated: '2026-03-25',
      customer: 'cus_456',
      billingType: 'PIX',
      value: 150,
      netValue: 148.5,
      status: 'PENDING',
      dueDate: '2026-04-01',
      description: 'Test payment',
      externalReference: null,
      invoiceUrl: 'https://sandbox.asaas.com/i/abc',
      bankSlipUrl: null,
      deleted: false,
      anticipated: false,
      anticipable: false,
    },
    expected: {
      status: 'created',
      amount: '150.00',
      payment_method: 'pix_br',
      time_expired: null,
      action: page('https://sandbox.asaas.com/i/abc'),
    },
  },
  {
    name: 'a boleto: the payment with the response about its line',
    source: `${DOCS}/reference/get-digitable-bill-line`,
    licence: 'quoted',
    note: 'The line is that of a payment of the sandbox in a public repository, with the page’s fields.',
    given: {
      ...example,
      id: 'pay_cmmv92oiovzte3x8',
      value: 256.31,
      dueDate: '2024-10-20',
      identificationField: '46191110000000000000010286661011898750000025631',
      nossoNumero: '10286661',
      barCode: '46198987500000256311110000000000001028666101',
    },
    expected: {
      status: 'created',
      amount: '256.31',
      payment_method: 'boleto_br',
      reference: '056984',
      time_expired: '2024-10-20T23:59:59-03:00',
      action: {
        type: 'display_details',
        display_details: {
          code: '46198987500000256311110000000000001028666101',
          number: '46191110000000000000010286661011898750000025631',
        },
        alternatives: [page('https://www.asaas.com/i/080225913252')],
      },
    },
  },
  {
    name: 'a boleto: the payment alone has only the page',
    source: PAYMENT,
    licence: 'quoted',
    note: `${EXAMPLE}.`,
    given: example,
    expected: {
      id: 'pay_080225913252',
      status: 'created',
      amount: '129.90',
      payment_method: 'boleto_br',
      action: page('https://www.asaas.com/i/080225913252'),
    },
  },
  {
    name: 'a boleto that was paid',
    source: WEBHOOKS,
    licence: 'quoted',
    note: 'The payment of a webhook in a public repository.',
    given: {
      ...overdue,
      id: 'pay_8519890049784721',
      dateCreated: '2021-05-18',
      customer: 'cus_000021043430',
      value: 360,
      netValue: 358.01,
      interestValue: 0,
      billingType: 'BOLETO',
      confirmedDate: '2021-06-26',
      status: 'RECEIVED',
      dueDate: '2021-06-15',
      paymentDate: '2021-06-26',
      clientPaymentDate: '2021-06-25',
      invoiceUrl: 'https://www.asaas.com/i/8519890049784721',
      bankSlipUrl: 'https://www.asaas.com/b/pdf/8519890049784721',
    },
    expected: { status: 'paid', amount: '360.00', payment_method: 'boleto_br', action: null },
  },
  {
    name: 'a page: the consumer chooses there',
    source: `${DOCS}/reference/criar-nova-cobranca`,
    licence: 'quoted',
    note: `${EXAMPLE}, with the method that it offers for this.`,
    given: { ...example, billingType: 'UNDEFINED' },
    expected: {
      status: 'created',
      payment_method: null,
      time_expired: '2017-06-10T23:59:59-03:00',
      action: page('https://www.asaas.com/i/080225913252'),
    },
  },
  {
    name: 'an overdue payment can still be paid',
    source: WEBHOOKS,
    licence: 'quoted',
    note: 'The payment of a webhook in a public repository.',
    given: overdue,
    expected: {
      status: 'created',
      amount: '280.00',
      time_expired: null,
      action: page('https://www.asaas.com/i/6539138723400195'),
    },
  },
  {
    name: 'an overdue boleto that cannot be paid any more',
    source: PAYMENT,
    licence: 'quoted',
    note: `${EXAMPLE}, with another status, and the other value of canBePaidAfterDueDate.`,
    given: { ...example, status: 'OVERDUE', canBePaidAfterDueDate: false },
    expected: { status: 'expired', action: null, failure_code: null },
  },
  {
    name: 'a card on the page of Asaas',
    source: PAYMENT,
    licence: 'quoted',
    note: `${EXAMPLE}, with another method.`,
    given: { ...example, billingType: 'CREDIT_CARD' },
    expected: {
      status: 'created',
      payment_method: 'card_br',
      action: page('https://www.asaas.com/i/080225913252'),
    },
  },
  {
    name: 'a card whose risk Asaas checks',
    source: PAYMENT,
    licence: 'quoted',
    note: `${EXAMPLE}, with another method and status.`,
    given: { ...example, billingType: 'CREDIT_CARD', status: 'AWAITING_RISK_ANALYSIS' },
    expected: { status: 'created', payment_method: 'card_br', action: null },
  },
  {
    name: 'a card that was charged, in a webhook',
    source: 'https://app.unpkg.com/asaaas@1.0.14/files/dist/tests/fixtures/webhook_payment.json',
    licence: 'quoted',
    note: 'The payment in the event, without the fields about discount, interest and split.',
    given: {
      object: 'payment',
      id: 'pay_080225913252',
      dateCreated: '2021-01-01',
      customer: 'cus_G7Dvo4iphUNk',
      subscription: 'sub_VXJBYgP2u0eO',
      installment: '2765d086-c7c5-5cca-898a-4262d212587c',
      paymentLink: '123517639363',
      dueDate: '2021-01-01',
      originalDueDate: '2021-01-01',
      value: 100,
      netValue: 94.51,
      nossoNumero: null,
      description: 'Pedido 056984',
      externalReference: '056984',
      billingType: 'CREDIT_CARD',
      status: 'RECEIVED',
      confirmedDate: '2021-01-01',
      paymentDate: '2021-01-01',
      clientPaymentDate: '2021-01-01',
      creditDate: '2021-02-01',
      invoiceUrl: 'https://www.asaas.com/i/080225913252',
      bankSlipUrl: null,
      transactionReceiptUrl: 'https://www.asaas.com/comprovantes/4937311816045162',
      invoiceNumber: '00005101',
      deleted: false,
      creditCard: {
        creditCardNumber: '8829',
        creditCardBrand: 'MASTERCARD',
        creditCardToken: 'a75a1d98-c52d-4a6b-a413-71e00b193c99',
      },
    },
    expected: { status: 'paid', amount: '100.00', payment_method: 'card_br', reference: '056984', action: null },
  },
  {
    name: 'a payment that the merchant removed',
    source: WEBHOOKS,
    licence: 'quoted',
    note: `${EXAMPLE.replace('page', 'page of a payment')}, with the other value of deleted.`,
    given: { ...example, deleted: true },
    expected: { status: 'failed', action: null, failure_code: 'canceled' },
  },
  ...paid,
];
