/**
 * `npm run site`: writes the documentation as static files to `site-dist/`, with Storybook and the API reference.
 * `-- --without-storybook` leaves out Storybook, whose build takes most of the time.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build/build.mjs';
import { repositoryOf } from '../build/pack/repository.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';

try {
  ensureInstalled();
  ensureInstalled(join(ROOT, 'scripts/site/'));
  build(['library', 'sandbox']);
  const withStorybook = !process.argv.includes('--without-storybook');
  if (withStorybook) {
    console.log('Building Storybook…');
    const dispatcher = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
    const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
    const { status } = spawnSync(process.execPath, [dispatcher, 'build', '--quiet'], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    });
    if (status) throw new Error('Storybook could not be built.');
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
