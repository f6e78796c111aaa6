/** The origin of the shipped code. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

/** Resolves a package from another one, as Node does. */
function found(name: string, from: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) throw new Error(`${name} of ${from} is not in the lock file`);
  }
}

/** Bundled into the files, so users do not install them. */
const INSIDE = ['qrcode', 'dijkstrajs'];

/** All packages that are installed with the package, or bundled into it. */
const shipped = new Set(Object.keys(dependencies).map((name) => found(name, '')));
for (const path of shipped)
  for (const name of Object.keys(packages[path]!.dependencies ?? {})) shipped.add(found(name, path));
for (const name of INSIDE) shipped.add(found(name, ''));

describe('the lock file', () => {
  it('has a hash of every external package', () => {
    const bare = Object.entries(packages).filter(
      ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !/^sha512-/.test(integrity ?? ''),
    );
    assert.deepEqual(
      bare.map(([path]) => path),
      [],
    );
    assert.ok(Object.keys(packages).length > 300);
  });

  it('has no shipped package with an install script', () => {
    assert.deepEqual(
      [...shipped].filter((path) => packages[path]!.hasInstallScript),
      [],
    );
  });

  it('has only permissive licences for shipped packages', () => {
    for (const path of shipped)
      assert.match(packages[path]!.license ?? '', /^(MIT|ISC|BSD-3-Clause|Apache-2\.0|0BSD)$/, path);
  });
});

describe('dist/sbom.json', () => {
  const bill = JSON.parse(read('dist/sbom.json')) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { purl: string; hashes: { alg: string; content: string }[] }[];
  };

  it('is CycloneDX with exactly the shipped packages, each with its hash', () => {
    assert.equal(bill.bomFormat, 'CycloneDX');
    assert.equal(bill.metadata.component.name, 'pay-elements');
    const listed = bill.components.map(({ purl, hashes }) => [
      decodeURIComponent(purl),
      Buffer.from(hashes[0]!.content, 'hex').toString('base64'),
    ]);
    const expected = [...shipped].map((path) => [
      `pkg:npm/${path.replace(/.*node_modules\//, '')}@${packages[path]!.version}`,
      packages[path]!.integrity!.replace('sha512-', ''),
    ]);
    assert.deepEqual(listed.sort(), expected.sort());
  });

  it('has no content that changes with each build', () => {
    assert.doesNotMatch(read('dist/sbom.json'), /timestamp|serialNumber|urn:uuid/);
  });
});

describe('dist/sri.json', () => {
  it('has the hash of every file that browsers load', () => {
    const hashes = JSON.parse(read('dist/sri.json')) as Record<string, string>;
    const all = readdirSync(join(ROOT, 'dist'), { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
    const files = all.filter((name) => /^(?:(?:themes|chunks|locales)\/)?[\w.-]+\.(?:js|css)$/.test(name));
    const expected = files.map((name) => [
      name,
      `sha384-${createHash('sha384')
        .update(readFileSync(join(ROOT, 'dist', name)))
        .digest('base64')}`,
    ]);
    assert.deepEqual(hashes, Object.fromEntries(expected));
    for (const name of ['pay-elements.js', 'pay-elements.all.js', 'autoloader.js', 'locales/de.js', 'themes/plain.css'])
      assert.ok(hashes[name], name);
  });
});

describe('dist/licences.txt', () => {
  it('has the licence of every package in the files for browsers', () => {
    const text = read('dist/licences.txt');
    for (const name of ['lit-html', 'lit-element', '@lit/reactive-element', '@lit/context', ...INSIDE])
      assert.match(text, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    assert.ok((text.match(/WITHOUT WARRANTY|AS IS/g) ?? []).length >= 5);
  });
});

describe('npm audit', () => {
  it('reports no vulnerability in the shipped packages', (context) => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 60_000,
      shell: process.platform === 'win32',
    });
    const report = JSON.parse(stdout || '{}') as {
      metadata?: { vulnerabilities: { total: number } };
      message?: string;
    };
    if (!report.metadata)
      return context.skip(`the registry does not support audits: ${report.message ?? 'no response'}`);
    assert.equal(report.metadata.vulnerabilities.total, 0, stdout);
  });
});
