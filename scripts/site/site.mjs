/**
 * `npm run site`: writes the documentation as static files to `site-dist/`, with Storybook and the API reference.
 * `-- --without-storybook` leaves out Storybook, whose build takes most of the time.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build/build.mjs';
import { repositoryOf } from '../build/pack/repository.mjs';
import { ensureInstalled, npm, ROOT } from '../shared/install.mjs';

try {
  ensureInstalled();
  ensureInstalled(join(ROOT, 'scripts/site/'));
  build(['library', 'sandbox']);
  const withStorybook = !process.argv.includes('--without-storybook');
  if (withStorybook) {
    console.log('Building Storybook…');
    npm(ROOT, ['run', 'storybook:built']);
  }
  const { writeSite } = await import('./write.mjs');
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const repository = manifest.repository ? repositoryOf(manifest) : undefined;
  const { folder, pages } = await writeSite(join(ROOT, 'site-dist'), { withStorybook, repository });
  console.log(`${pages} pages in ${folder}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
