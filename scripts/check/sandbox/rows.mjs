/** Fills a store with payments and what belongs to them, by SQL: the service would need hours for a million. */

/** Rows for each statement, so that an embedded PostgreSQL needs little memory. */
const BATCH = 100_000;

const ACTION = JSON.stringify({
  type: 'display_qr_code',
  display_qr_code: {
    data: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano6008BRASILIA62070503***63041D3D',
    image_url_svg: 'http://127.0.0.1:4242/sandbox/qr/pm_filled.svg',
    image_url_png: 'http://127.0.0.1:4242/sandbox/qr/pm_filled.png',
  },
});

/** An hour ago, so that nothing is due; ids have their number at the end. */
const time = (/** @type {string} */ unit) => `now() - interval '1 hour' - (2000000 - n) * interval '1 ${unit}'`;
const id = (/** @type {string} */ prefix, by = 1) => `'${prefix}_filled' || lpad((n / ${by})::text, 8, '0')`;

/** Eight of ten payments are paid, one is open for a year, one has failed. Of the paid ones, one of ten is refunded. */
const STATUS = `case n % 10 when 0 then 'created' when 1 then 'failed' else 'paid' end`;

/** Statements for the rows with the numbers from `from` to `to`. @param {number} from @param {number} to */
const statements = (from, to) =>
  [
    `insert into customers (id, time_created, reference, first_name, email)
     select ${id('cst', 10)}, ${time('millisecond')}, 'client-' || n / 10, 'Ana', 'ana' || n || '@exemplo.com.br' from numbers where n % 10 = 0`,
    `insert into mandates (id, customer_id, payment_method, terminal_type, gateway_transaction_id, status, time_created, time_signed,
       time_expired, action, otp_attempts)
     select ${id('mdt', 10)}, ${id('cst', 10)}, 'ewallet_id', 'app', 'gw_' || n, 'active', ${time('millisecond')}, now(), now(), '{}', 0
     from numbers where n % 10 = 0`,
    `insert into payments (id, payment_method, terminal_type, reference, customer_id, currency, currency_local, amount, amount_local,
       gateway_transaction_id, status, time_created, time_paid, time_expired, action)
     select ${id('pm')}, 'pix_br', 'app', 'order-' || n, 'cst_filled' || lpad(((n + 9) / 10)::text, 8, '0'), 'BRL', 'BRL', 10.50, 10.50, 'gw_' || n, ${STATUS},
       ${time('millisecond')}, case when n % 10 > 1 then now() end, now() + interval '1 year', '${ACTION}'::json from numbers`,
    `insert into events (id, type, data, time_created)
     select ${id('evt')}, 'payment.' || ${STATUS}, json_build_object('id', ${id('pm')}, 'object', 'payment', 'status', ${STATUS},
       'amount', '10.50', 'currency', 'BRL', 'action', '${ACTION}'::json), ${time('millisecond')} from numbers order by n`,
    `insert into deliveries (id, event_id, endpoint_id, status, time_created, time_queued, time_due, tries, attempts, claims)
     select ${id('dlv')}, ${id('evt')}, (select min(id) from webhook_endpoints), case n % 10 when 0 then 'failed' else 'succeeded' end,
       ${time('millisecond')}, now(), now(), 1, 1, 1 from numbers order by n`,
    `insert into delivery_attempts (delivery_id, number, time_started, duration_ms, status_code)
     select ${id('dlv')}, 1, now(), 5, 200 from numbers`,
    `insert into balance_transactions (id, type, source_id, source_currency_local, source_amount_local, source_currency, source_amount,
       currency, amount, fee, fee_detail, net, fx_from_source_converted, fx_from_pricing_converted, status, time_created, time_available)
     select ${id('txn')}, 'payment', ${id('pm')}, 'BRL', 10.50, 'BRL', 10.50, 'USD', 1.94, 0.02, '[]', 1.92, 0.19, 0.19, 'available',
       ${time('millisecond')}, now() from numbers where n % 10 > 1`,
    `insert into balance_changes (available, pending) select count(*) * 1.92, 0 from numbers where n % 10 > 1`,
    `insert into refunds (id, payment_id, currency, currency_local, amount, amount_local, gateway_transaction_id, status, metadata, extra,
       time_created, time_refunded)
     select ${id('rfd')}, ${id('pm')}, 'BRL', 'BRL', 1, 1, 'gw_' || n, 'refunded', '{}', '{}', ${time('millisecond')}, now()
     from numbers where n % 100 = 5`,
    `insert into subscriptions (id, mandate_id, customer_id, payment_method, currency, amount, interval_seconds, status, cycles,
       time_created, time_canceled)
     select ${id('sub', 10)}, ${id('mdt', 10)}, ${id('cst', 10)}, 'ewallet_id', 'IDR', 9000, 60, 'canceled', 1, ${time('millisecond')}, now()
     from numbers where n % 10 = 0`,
    `insert into idempotency_keys (key, fingerprint, status, body, time_created)
     select 'filled-' || n, 'none', 200, '{}', ${time('millisecond')} from numbers where n % 10 = 0`,
  ].map((statement) => statement.replace('numbers', `generate_series(${from}, ${to}) n`));

/** Ids of the given number. @param {string} prefix @param {number} number */
export const filledId = (prefix, number) => `${prefix}_filled${String(number).padStart(8, '0')}`;

/**
 * Adds payments to a store that has a webhook endpoint.
 * @param {(statement: string) => Promise<unknown>} run
 * @param {number} count a multiple of 1000
 */
export async function fill(run, count) {
  for (let from = 1; from <= count; from += BATCH) {
    for (const statement of statements(from, Math.min(count, from + BATCH - 1))) await run(statement);
  }
  // PostgreSQL does so by itself after some minutes.
  await run('vacuum analyze');
}
