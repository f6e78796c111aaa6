/** A site that is not on any network: its pages, the built library and its fonts, answered to a browser of our own. */
import { join } from 'node:path';
import { ROOT } from '../../shared/install.mjs';
import { FONTS, heroPage, ORIGIN, stepPage } from './pages.mjs';

/**
 * @param {import('playwright-core').Route} route
 * @param {ReadonlyMap<string, Record<string, unknown>>} resources by the name of their guide
 */
export async function answer(route, resources) {
  const url = new URL(route.request().url());
  const [, folder = '', ...rest] = url.pathname.split('/');
  const name = rest.join('/');
  if (url.origin !== ORIGIN) return route.abort();
  const font = folder === 'font' && FONTS[Number(name)];
  if (font) return route.fulfill({ path: join(ROOT, 'node_modules/@fontsource', font[2]) });
  if (folder === 'pay-elements') return route.fulfill({ path: join(ROOT, 'dist', name) });
  const resource = resources.get(name);
  const body = folder === 'hero' ? heroPage(name.split('+')) : resource && stepPage(resource);
  return route.fulfill(body ? { contentType: 'text/html', body } : { status: 404 });
}
