/** The starter as it is published, and projects that it has written. */
import assert from 'node:assert/strict';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/shared/free-port.mjs';
import { build } from '../../scripts/build/build.mjs';
import { pack } from '../../scripts/build/pack.mjs';
import { Printed } from '../examples/printed.js';
import { until } from '../support/until.js';

const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

export const npmInstall = (cwd: string, ...packages: string[]) =>
  promisify(execFile)('npm', [...INSTALL, ...packages], { cwd });

let starter: Promise<Starter> | undefined;
/** A worker may run several files. */
let projects = 0;

/** Packs once for all files. */
export const getStarter = () => (starter ??= prepareStarter());

async function prepareStarter() {
  const home = mkdtempSync(join(tmpdir(), 'pay-starter-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  build(['library', 'sandbox']);
  for (const name of ['library', 'sandbox'] as const) pack(home, name);
  const { file, paths } = pack(home, 'starter');
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  await npmInstall(home, file);
  const program = join(home, 'node_modules/create-pay-elements/src/main.js');
  return {
    /** An empty folder for projects, beside the tarballs. */
    home,
    /** What the tarball has. */
    paths,
    /** Runs the program without a terminal. */
    run(...args: readonly string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: home,
        encoding: 'utf8',
        // Test runners force colours, which Node warns of where a person wants none.
        env: { ...process.env, FORCE_COLOR: undefined },
      });
      return { status, stdout, stderr };
    },
    /** Writes a project that installs the tarballs. @returns its folder */
    create(server: string, service: string): string {
      const name = `${server}-${service}-${++projects}`;
      const { status, stderr } = this.run(name, '--server', server, '--service', service, '--local', '.');
      assert.equal(stderr, '');
      assert.equal(status, 0);
      return join(home, name);
    },
  };
}

export type Starter = Awaited<ReturnType<typeof prepareStarter>>;

/** Runs `npm start` in a project, on free ports. */
export async function startProject(folder: string, variables: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const sandbox = `http://127.0.0.1:${await freePort()}`;
  const url = `http://localhost:${port}`;
  // PHP's own server takes its port from the command.
  const manifest = join(folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/localhost:\d+/, `localhost:${port}`));
  const env = { ...process.env, PORT: String(port), PAY_SERVICE: sandbox, NEXT_TELEMETRY_DISABLED: '1', ...variables };
  // A group of its own, as in a terminal: Ctrl-C reaches all of its processes.
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const printed = new Printed();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.add(text));
  const ended = once(child, 'close');
  const close = async () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGINT');
    await ended;
  };
  /** @throws {Error} with all output, if it ends */
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(printed.text);
    return fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  try {
    await until('the shop answers', answers, 120_000);
  } catch (error) {
    await close();
    throw new Error(`${(error as Error).message}\n${printed.text}`, { cause: error });
  }
  return { url, sandbox, printed, close, status: () => child.exitCode };
}

export type Running = Awaited<ReturnType<typeof startProject>>;
