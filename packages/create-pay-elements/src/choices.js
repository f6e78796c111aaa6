// @ts-check
/** What can be chosen, in the order of the questions. */

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

/** @satisfies {Record<string, { label: string, hint: string }>} */
export const SERVICES = {
  sandbox: { label: 'Sandbox', hint: 'runs on your machine, without an account' },
  stripe: { label: 'Stripe', hint: 'Pix, boleto' },
  adyen: { label: 'Adyen', hint: 'Pix, boleto' },
  mercadopago: { label: 'Mercado Pago', hint: 'Pix, boleto' },
  xendit: { label: 'Xendit', hint: 'QRIS, Alfamart, DANA' },
  own: { label: 'Your own', hint: 'a service that returns objects of the contract' },
};

/** @typedef {keyof typeof SERVERS} ServerName */
/** @typedef {keyof typeof SERVICES} ServiceName */

/** The adapters of the providers are in JavaScript. @param {ServerName} server @returns {ServiceName[]} */
export const servicesOf = (server) =>
  server === 'php' ? ['sandbox', 'own'] : /** @type {ServiceName[]} */ (Object.keys(SERVICES));
