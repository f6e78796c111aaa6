/** The part of the Pix API that the backend requests, as Efí has it. */
import type { PixCharge } from '../../../src/providers/pix.js';
import { seconds, SECRET, type Provider, type Stored } from './provider.js';

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'ATIVA',
  paid: 'CONCLUIDA',
  failed: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
  // The API does not know that it is over.
  expired: 'ATIVA',
};

const DAY = 24 * 3600;

/** What the sandbox has, and what it forgets: the QR code of a payment that has expired. */
interface Known {
  readonly id: string;
  /** By the backend's clock. */
  readonly created: number;
  readonly code: string;
}

/** By their `txid`. */
const charges = new Map<string, Known>();

const received = (txid: string, payment: Stored) => ({
  endToEndId: `E1234567820260101${payment.id}`,
  txid,
  valor: payment.amount,
  horario: new Date().toISOString(),
  infoPagador: SECRET,
});

function chargeOf(txid: string, { created, code }: Known, payment: Stored): object {
  const expiracao = seconds(payment.time_expired) - seconds(payment.time_created);
  // The sandbox's clock is ahead by then.
  const age = payment.status === 'expired' ? expiracao + DAY : 0;
  return {
    calendario: { criacao: new Date(created - age * 1000).toISOString(), expiracao },
    txid,
    revisao: 0,
    status: STATUSES[payment.status],
    valor: { original: payment.amount },
    chave: SECRET,
    devedor: { cpf: '12345678909', nome: SECRET },
    solicitacaoPagador: SECRET,
    pixCopiaECola: code,
    ...(payment.status === 'paid' && { pix: [received(txid, payment)] }),
  };
}

export const pix: Provider = {
  hosts: ['pix-h.api.efipay.com.br'],
  env: {
    PIX_CLIENT_ID: `Client_Id_${SECRET}`,
    PIX_CLIENT_SECRET: `Client_Secret_${SECRET}`,
    PIX_KEY: SECRET,
    // Any file: the test server has no TLS.
    PIX_CERTIFICATE: import.meta.filename,
  },
  answer: async ({ method, path, body }, store) => {
    if (path === '/oauth/token') return { access_token: SECRET, token_type: 'Bearer', expires_in: 3600 };
    const [, txid] = /^\/v2\/cob\/([a-zA-Z\d]{26,35})$/.exec(path) ?? [];
    if (!txid) return null;
    const known = charges.get(txid);
    if (method === 'GET') return known ? chargeOf(txid, known, await store.retrieve(known.id)) : null;
    const { original } = body['valor'] as PixCharge['valor'];
    const payment = await store.create({ payment_method: 'pix_br', amount: original, currency: 'BRL' });
    const made = { id: payment.id, created: Date.now(), code: payment.action.display_qr_code!.data };
    charges.set(txid, made);
    return chargeOf(txid, made, payment);
  },
  // The second one was paid by a code of the shop that belongs to no charge.
  webhook: (payment) => {
    const txid = [...charges].find(([, { id }]) => id === payment.id)![0];
    const message = { pix: [received(txid, payment), received('x'.repeat(26), payment)] };
    return { path: '/merchant/webhooks?ignorar=/pix', body: message };
  },
};
