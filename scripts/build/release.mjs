/**
 * `npm run release -- <version>`: gives all packages a version and its date to the changes under "Unreleased", commits and tags.
 * `--check <tag>` compares the tag with the versions, `--notes` prints the changes of the current version.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, ROOT } from '../shared/install.mjs';
import { APPS } from './pack.mjs';

const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const APP_FOLDERS = APPS.map((name) => `packages/${name}`);
const FOLDERS = ['.', 'sandbox', 'packages/create-pay-elements', ...APP_FOLDERS];
const UNRELEASED = '## Unreleased\n';

/**
 * @param {string} changelog @param {string} version @param {string} date
 * @returns {string} the changelog with the unreleased changes as those of the version
 * @throws {Error} if there are none
 */
export function releaseChanges(changelog, version, date) {
  if (!changesOf(changelog, 'Unreleased')) throw new Error('CHANGELOG.md has no changes under "Unreleased".');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${date})\n`);
}

/** The text under the heading of a version, without the heading. @param {string} changelog @param {string} version */
export function changesOf(changelog, version) {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const section = sections.find((text) => /^## (\S+)/.exec(text)?.[1] === version);
  return section?.replace(/^.*\n/, '').trim() ?? '';
}

const versions = () =>
  FOLDERS.map((folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).version);

/**
 * The package.json of a package for apps, or its lock file, with a version, which is also the version of the library that it
 * works with.
 * @param {any} manifest @param {string} version
 */
export function withVersion(manifest, version) {
  const given = { ...manifest, version };
  if (given.peerDependencies) given.peerDependencies = { ...given.peerDependencies, 'pay-elements': version };
  if (given.packages) given.packages = { ...given.packages, '': withVersion(given.packages[''], version) };
  return given;
}

/** @param {string[]} args */
function main([first = '', tag = '']) {
  const changelog = readFileSync(CHANGELOG, 'utf8');
  if (first === '--notes') return console.log(changesOf(changelog, versions()[0]));
  if (first === '--check') {
    const different = versions().filter((version) => tag !== `v${version}`);
    if (different.length) throw new Error(`The tag is ${tag}, but package.json has ${different.join(', ')}.`);
    if (!changesOf(changelog, tag.slice(1))) throw new Error(`CHANGELOG.md has no changes of ${tag.slice(1)}.`);
    return;
  }
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(first)) throw new Error('Expected a version: npm run release -- 0.1.0');
  const git = (/** @type {string[]} */ ...command) => execFileSync('git', command, { cwd: ROOT, encoding: 'utf8' });
  if (git('status', '--porcelain')) throw new Error('Commit your changes first.');
  npm(ROOT, ['run', 'languages', '--', '--complete']);
  const released = releaseChanges(changelog, first, new Date().toISOString().slice(0, 10));
  npm(ROOT, [
    'version',
    first,
    '--workspaces',
    '--include-workspace-root',
    '--no-git-tag-version',
    '--allow-same-version',
  ]);
  for (const path of APP_FOLDERS.flatMap((folder) => [`${folder}/package.json`, `${folder}/package-lock.json`])) {
    const file = join(ROOT, path);
    const manifest = withVersion(JSON.parse(readFileSync(file, 'utf8')), first);
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  writeFileSync(CHANGELOG, released);
  git('commit', '--quiet', '--all', '--message', `Release ${first}`);
  git('tag', `v${first}`);
  console.log(`Release ${first} is committed and tagged. Publish it: git push --follow-tags origin main v${first}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
