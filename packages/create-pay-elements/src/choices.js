// @ts-check
/** What can be chosen, in the order of the questions. */

/** Methods of the contract, which a service of your own has too. */
const CONTRACT = ['pix_br', 'boleto_br', { id: 'ewallet_id', name: 'GoPay' }];
const BRAZIL = ['pix_br', 'boleto_br'];
const REAIS = 'R$129.90';

/**
 * @typedef {object} Server
 * @property {string} label
 * @property {readonly string[]} folders its templates; a later one replaces files of those before it
 * @property {string} shop the command that starts it
 */

/** @satisfies {Record<string, Server>} */
export const SERVERS = {
  express: { label: 'Express', folders: ['page', 'backend', 'servers/express'], shop: 'node server.js' },
  fastify: { label: 'Fastify', folders: ['page', 'backend', 'servers/fastify'], shop: 'node server.js' },
  hono: { label: 'Hono', folders: ['page', 'backend', 'servers/hono'], shop: 'node server.js' },
  next: { label: 'Next.js', folders: ['backend', 'servers/next'], shop: 'node node_modules/next/dist/bin/next dev' },
  php: { label: 'PHP', folders: ['page', 'servers/php'], shop: 'php -S localhost:3000 -t public server.php' },
};

/**
 * @typedef {object} Service
 * @property {string} label
 * @property {string} hint
 * @property {readonly (string | object)[]} methods what the page offers
 * @property {string} price
 */

/** @satisfies {Record<string, Service>} */
export const SERVICES = {
  sandbox: {
    label: 'Sandbox',
    hint: 'runs on your machine, without an account',
    methods: CONTRACT,
    price: REAIS,
  },
  stripe: { label: 'Stripe', hint: 'Pix, boleto', methods: BRAZIL, price: REAIS },
  adyen: { label: 'Adyen', hint: 'Pix, boleto', methods: BRAZIL, price: REAIS },
  mercadopago: {
    label: 'Mercado Pago',
    hint: 'Pix, boleto',
    methods: BRAZIL,
    price: REAIS,
  },
  xendit: {
    label: 'Xendit',
    hint: 'QRIS, Alfamart, DANA',
    methods: ['qris_id', 'alfamart_id', 'dana_id'],
    price: 'Rp129,900',
  },
  own: {
    label: 'Your own',
    hint: 'a service that returns objects of the contract',
    methods: CONTRACT,
    price: REAIS,
  },
};

/** @typedef {keyof typeof SERVERS} ServerName */
/** @typedef {keyof typeof SERVICES} ServiceName */

/** The adapters of the providers are in JavaScript. @param {ServerName} server @returns {ServiceName[]} */
export const servicesOf = (server) =>
  server === 'php' ? ['sandbox', 'own'] : /** @type {ServiceName[]} */ (Object.keys(SERVICES));
