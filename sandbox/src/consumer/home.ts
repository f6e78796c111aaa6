/** `/sandbox`: the dashboard, or plain lists with buttons if scripts are disabled. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { runDue } from '../clock/run.js';
import type { World } from '../world.js';
import { readAsset } from './assets.js';
import { homePage } from './pages.js';
import type { Resource } from './resource.js';
import { secure } from './secure.js';
import { STYLES } from './styles.js';

const LATEST = 50;
/** The policy lets Lit alone create markup from text (Trusted Types). */
const SOURCES = [
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

export function home(app: OpenAPIHono): void {
  app.get('/sandbox', async (context) => {
    const world = context.get('world');
    await runDue(world);
    secure(context, SOURCES);
    return context.html(homePage(await latestPayments(world), await latestMandates(world)));
  });

  app.get('/sandbox/styles.css', (context) => context.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/sandbox/dashboard.js', (context) =>
    context.body(readAsset('dashboard.js'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
}

async function latestPayments({ db }: World): Promise<Resource[]> {
  const rows = await db.selectFrom('payments').selectAll().orderBy('time_created', 'desc').limit(LATEST).execute();
  return rows.map((row) => ({ kind: 'payment', ...row }));
}

async function latestMandates({ db }: World): Promise<Resource[]> {
  const rows = await db.selectFrom('mandates').selectAll().orderBy('time_created', 'desc').limit(LATEST).execute();
  return rows.map((row) => ({ kind: 'mandate', ...row }));
}
