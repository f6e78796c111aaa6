/** Tests of `npm test` itself: the selection of steps, their order, the counts, and the cleanup of processes. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { ROOT } from '../../scripts/shared/install.mjs';
import { countLine, countSpec, failedFiles, failedTests, formatCounts, sum } from '../../scripts/test/counts.mjs';
import { endTrees } from '../../scripts/test/process-tree.mjs';
import { runSideBySide } from '../../scripts/test/schedule.mjs';
import { selectSteps } from '../../scripts/test/select.mjs';
import { STEPS } from '../../scripts/test/steps.mjs';
import { until } from '../support/until.js';

const select = async (...args: string[]) => {
  const { steps, filters } = await selectSteps(args);
  return { names: steps.map(({ name }) => name), filters };
};

describe('the selection of steps', () => {
  it('without arguments has the steps that a change can break', async () => {
    const { names } = await select();
    assert.deepEqual(
      names,
      STEPS.flatMap(({ name, all }) => (all ? [] : name)),
    );
    assert.ok(names.includes('unit') && !names.includes('unit in Firefox'));
  });

  it('for npm run test:all has all steps', async () => {
    const { names } = await select('--all');
    assert.deepEqual(
      names,
      STEPS.map(({ name }) => name),
    );
  });

  it('is whole with npm test, --rest and --weekly, and has nothing but a build twice', async () => {
    const parts = await Promise.all([select(), select('--all', '--rest'), select('--all', '--weekly')]);
    const names = parts.flatMap((part) => part.names).filter((name) => name !== 'build');
    assert.deepEqual(names.sort(), STEPS.flatMap(({ name }) => (name === 'build' ? [] : name)).sort());
  });

  for (const [args, names, filters] of [
    [['unit'], ['unit'], []],
    [['unit', 'pay-qr'], ['unit'], ['pay-qr']],
    [['unit in Firefox'], ['unit in Firefox'], []],
    [['--all', 'unit'], ['unit', 'unit in Firefox', 'unit in WebKit'], []],
    [['e2e'], ['build', 'e2e'], []],
    [['e2e in Firefox'], ['build', 'e2e in Firefox'], []],
  ] as const) {
    it(`for npm test -- ${args.join(' ')} has ${names.join(', ')}`, async () => {
      const selected = await select(...args);
      assert.deepEqual([...selected.names].sort(), [...names].sort());
      assert.deepEqual(selected.filters, filters);
    });
  }

  it('rejects unknown names', async () => {
    await assert.rejects(select('nothing'), /^Error: No such step: nothing\. The steps are build, /);
    await assert.rejects(select('types', 'pay-qr'), /No such step: pay-qr/);
  });
});

describe('steps in parallel', () => {
  /** Runs steps that end when the test ends them. */
  function start(steps: readonly { name: string; needs?: string[]; browser?: boolean; light?: boolean }[]) {
    const started: string[] = [];
    const skipped: string[] = [];
    const end = new Map<string, (passed: boolean) => void>();
    const ended = runSideBySide(
      steps,
      ({ name }) => {
        started.push(name);
        return new Promise<boolean>((resolve) => end.set(name, resolve));
      },
      ({ name }, needed) => skipped.push(`${name}: ${needed}`),
    );
    const finish = async (name: string, passed = true) => {
      end.get(name)!(passed);
      await new Promise(setImmediate);
    };
    return { started, skipped, finish, ended };
  }

  it('run two at a time, one of them with a browser, in their order if possible', async () => {
    const run = start([
      { name: 'a', browser: true },
      { name: 'b', browser: true },
      { name: 'c' },
      { name: 'd' },
      { name: 'e', browser: true },
    ]);
    assert.deepEqual(run.started, ['a', 'c']);
    await run.finish('c');
    assert.deepEqual(run.started, ['a', 'c', 'd']);
    await run.finish('a');
    assert.deepEqual(run.started, ['a', 'c', 'd', 'b']);
    await run.finish('d');
    await run.finish('b');
    await run.finish('e');
    await run.ended;
  });

  it('run two at a time with a browser if one of them is light', async () => {
    const run = start([
      { name: 'a', browser: true },
      { name: 'b', browser: true },
      { name: 'c', browser: true, light: true },
      { name: 'd', browser: true, light: true },
    ]);
    assert.deepEqual(run.started, ['a', 'c']);
    await run.finish('a');
    assert.deepEqual(run.started, ['a', 'c', 'b']);
    await run.finish('b');
    assert.deepEqual(run.started, ['a', 'c', 'b', 'd']);
    await run.finish('c');
    await run.finish('d');
    await run.ended;
  });

  it('start after the steps that they need, and are skipped if one of those fails', async () => {
    const run = start([{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd' }]);
    assert.deepEqual(run.started, ['a', 'd']);
    await run.finish('a', false);
    await run.finish('d');
    await run.ended;
    assert.deepEqual(run.started, ['a', 'd']);
    assert.deepEqual(run.skipped, ['b: a', 'c: b']);
  });

  it('do not wait for steps that are not selected', async () => {
    const run = start([{ name: 'b', needs: ['a'] }]);
    assert.deepEqual(run.started, ['b']);
    await run.finish('b');
    await run.ended;
  });
});

describe('counts', () => {
  it('are read from the reporter of node:test', () => {
    const output = 'ℹ tests 9\nℹ pass 5\nℹ fail 1\nℹ cancelled 1\nℹ skipped 2\n';
    assert.deepEqual(countSpec(output), { passed: 5, failed: 2, skipped: 2 });
    assert.deepEqual(countSpec('it broke'), { passed: 0, failed: 0, skipped: 0 });
  });

  it('are read from the last line that has them', () => {
    assert.deepEqual(countLine('1 passed, 0 failed\n4 passed, 2 failed, 3 skipped\n'), {
      passed: 4,
      failed: 2,
      skipped: 3,
    });
    assert.deepEqual(countLine('it broke'), { passed: 0, failed: 0, skipped: 0 });
  });

  it('are added', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    assert.equal(formatCounts(total), '4 passed, 1 failed, 2 skipped');
  });
});

describe('the names of failed tests', () => {
  it('are read from both reporters, each once', () => {
    const output =
      '  ✖ a code is refused (12.5ms)\n✖ failing tests:\n✖ a code is refused (12.5ms)\n  ✔ a code\n   𐄂 paints\n';
    assert.deepEqual(failedTests(output), ['✖ a code is refused', '✖ paints']);
    assert.deepEqual(failedTests('it broke'), []);
  });
});

describe('test files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pay-files-'));
  after(() => rmSync(folder, { recursive: true }));

  function runFiles(sources: Record<string, string>) {
    const files = Object.entries(sources).map(([name, source]) => {
      const file = join(folder, `${name}.test.mjs`);
      writeFileSync(file, `import { it } from 'node:test';\n${source}`);
      return file;
    });
    const args = ['scripts/test/files.mjs', '--at-once=2', ...files];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    return { stdout, status, counts: countLine(stdout) };
  }

  it('lose no result of tests that print or leave timers running', () => {
    const many = `for (let n = 0; n < 300; n++) it('a test ' + n + '.'.repeat(200), () => void (n % 40 || console.log(n)));`;
    const { counts, status } = runFiles({ many, open: `${many} setInterval(() => {}, 1000);` });
    assert.deepEqual(counts, { passed: 600, failed: 0, skipped: 0 });
    assert.equal(status, 0);
  });

  it('fail if they end without a report', () => {
    const { counts, status, stdout } = runFiles({
      'no-module': `throw new Error('this is no test file');`,
      silent: 'process.exit(0);',
      fails: `it('fails', () => Promise.reject(new Error('as it says'))); it('passes', () => {});`,
    });
    assert.deepEqual(counts, { passed: 1, failed: 3, skipped: 0 });
    assert.equal(status, 1);
    assert.deepEqual(
      failedFiles(stdout)
        .map((file) => basename(file))
        .sort(),
      ['fails.test.mjs', 'no-module.test.mjs', 'silent.test.mjs'],
    );
    for (const text of [
      'this is no test file',
      'as it says',
      /silent\.test\.mjs ended without a report \(exit code 0\)/,
    ]) {
      assert.match(stdout, new RegExp(text));
    }
  });
});

describe('a step that is interrupted', { skip: process.platform === 'win32' }, () => {
  it('leaves no process behind, not even one in another process group that ignores SIGTERM', async () => {
    const stubborn = `process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000);`;
    const parent = `const { spawn } = require('node:child_process');
      spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], { detached: true, stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', parent], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const isAlive = () => {
      try {
        return process.kill(Number(line), 0);
      } catch {
        return false;
      }
    };
    assert.ok(isAlive());
    const exited = once(child, 'exit');
    await endTrees([child.pid!], 100);
    await exited;
    await until('it has ended', () => !isAlive());
  });
});
