/**
 * Files for a merchant's security review. `--dist`, after the build, writes `dist/sri.json`, `dist/sbom.json` and
 * `dist/licences.txt`. Without it: docs/licences.md. `--check` reports whether that page differs.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../shared/install.mjs';

/** @typedef {{ 'bom-ref': string, name: string, version: string, licenses?: { license?: { id?: string }, expression?: string }[] }} Component */
/** @typedef {{ ref: string, dependsOn: string[] }} Edge */

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');
const DIST = join(ROOT, 'dist');
const PAGE = 'docs/licences.md';

/** Subresource Integrity of every file that a browser loads without a bundler, by its path. */
function integrity() {
  const files = ['', 'chunks/', 'locales/', 'themes/'].flatMap((folder) =>
    readdirSync(join(DIST, folder)).flatMap((name) => (/\.(js|css)$/.test(name) ? `${folder}${name}` : [])),
  );
  const hashOf = (/** @type {string} */ name) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(DIST, name)))
      .digest('base64')}`;
  return Object.fromEntries(files.sort().map((name) => [name, hashOf(name)]));
}

/**
 * npm's bill of materials, reduced to the packages that are installed with this one or are inside it. Its `--omit=dev` would
 * leave out packages that both need.
 * @param {Set<string>} inside names
 */
function bill(inside) {
  const json = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--workspaces=false'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const whole = JSON.parse(json);
  const { name, version, dependencies } = JSON.parse(read('package.json'));
  const own = `${name}@${version}`;
  /** @type {Map<string, string[]>} */
  const edges = new Map(whole.dependencies.map((/** @type {Edge} */ { ref, dependsOn }) => [ref, dependsOn]));
  const direct = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  const shipped = new Set(direct);
  // The loop also visits what is added to the set.
  for (const ref of shipped) for (const other of edges.get(ref) ?? []) shipped.add(other);
  /** @type {Component[]} */
  const components = whole.components.filter(
    (/** @type {Component} */ one) => shipped.has(one['bom-ref']) || inside.has(one.name),
  );
  const refs = new Set(components.map((one) => one['bom-ref']));
  const all = [...refs].sort();
  const { timestamp: _when, tools: _tool, ...metadata } = whole.metadata;
  return {
    ...whole,
    // No serial number and no time: the same sources give the same file.
    serialNumber: undefined,
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components: byName(components),
    dependencies: [
      { ref: own, dependsOn: all.filter((ref) => direct.includes(ref) || !shipped.has(ref)) },
      ...all.map((ref) => ({ ref, dependsOn: (edges.get(ref) ?? []).filter((other) => refs.has(other)).sort() })),
    ],
  };
}

/** @param {Component[]} components */
const byName = (components) => components.sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));

/** The packages in the files for browsers, by their source maps. */
function bundled() {
  const maps = ['', 'chunks/'].flatMap((folder) =>
    readdirSync(join(DIST, folder)).flatMap((name) => (name.endsWith('.js.map') ? `${folder}${name}` : [])),
  );
  const sources = maps.flatMap((name) => /** @type {string[]} */ (JSON.parse(read(`dist/${name}`)).sources));
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(source)?.[1] ?? []);
  return new Set(names);
}

/** @param {Component} component */
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => license?.id ?? expression).join(', ');

/** @param {Component[]} components */
function notices(components) {
  const texts = components.map(({ name, version }) => {
    const folder = `node_modules/${name}`;
    const file = readdirSync(join(ROOT, folder)).find((file) => /licen[cs]e/i.test(file));
    if (!file) throw new Error(`${name} has no licence file.`);
    return `${name} ${version}\n\n${read(`${folder}/${file}`).trim()}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {Component[]} components @param {Set<string>} inside */
async function licences(components, inside) {
  const rows = components.map((one) => [one.name, one.version, licenceOf(one), inside.has(one.name) ? 'yes' : 'no']);
  const table = [['package', 'version', 'licence', 'in the files for browsers'], ['-', '-', '-', '-'], ...rows];
  const text = `# Licences

Pay Elements itself is under the MIT licence. \`node scripts/build/supply.mjs\` lists the packages inside it or installed with it, from
the lock file; the last column comes from the source maps of the files for browsers. \`dist/licences.txt\` holds the licence texts
of those, and \`dist/sbom.json\` the same list as CycloneDX.

${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
  return format(text, { ...(await resolveConfig(join(ROOT, PAGE))), parser: 'markdown' });
}

const inside = bundled();
const sbom = bill(inside);
const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;
if (process.argv.includes('--dist')) {
  writeFileSync(join(DIST, 'sri.json'), json(integrity()));
  writeFileSync(join(DIST, 'sbom.json'), json(sbom));
  writeFileSync(
    join(DIST, 'licences.txt'),
    notices(sbom.components.filter((/** @type {Component} */ { name }) => inside.has(name))),
  );
} else {
  const text = await licences(sbom.components, inside);
  if (!process.argv.includes('--check')) writeFileSync(join(ROOT, PAGE), text);
  else if (read(PAGE) !== text) {
    console.log(`${PAGE} does not match the installed packages: run node scripts/build/supply.mjs.`);
    process.exit(1);
  }
}
