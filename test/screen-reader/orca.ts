/**
 * Orca, the screen reader of Linux desktops, on a screen that nobody sees. It speaks to a log instead of a voice. Keys reach it and
 * the browser as from a keyboard.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { BUS_LAUNCHER } from '../../scripts/test/screen-reader.mjs';
import { Listener } from './listener.js';

const run = promisify(execFile);

/**
 * Orca reads this file of its user: it writes what it says and shows in braille to the standard output, and repeats no pressed key.
 * Nothing is sent to the voice, which a machine without sound may wait for without end.
 */
const CUSTOMIZATIONS = `import logging, sys
import orca.settings as settings
from orca.speechdispatcherfactory import SpeechServer
SpeechServer._send_command = lambda *_args, **_options: ()
for name in "speech", "braille":
    log = logging.getLogger(name)
    log.setLevel(logging.INFO)
    log.addHandler(logging.StreamHandler(sys.stdout))
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
`;

export interface Orca {
  readonly listener: Listener;
  /** The environment of a browser on the same screen and bus. */
  readonly env: Record<string, string>;
  /** Presses keys, by their names in X11: `Down`, `ctrl+Home`. */
  press(...keys: string[]): Promise<void>;
  /** Enters a text. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export async function startOrca(): Promise<Orca> {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const children: ChildProcess[] = [];
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    LC_ALL: 'C.UTF-8',
    ACCESSIBILITY_ENABLED: '1',
    NO_AT_BRIDGE: '0',
  };
  mkdirSync(join(folder, 'data/orca'), { recursive: true });
  writeFileSync(join(folder, 'data/orca/orca-customizations.py'), CUSTOMIZATIONS);
  const start = (program: string, ...args: string[]): Readable => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child.stdout;
  };
  const firstLine = async (output: Readable): Promise<string> =>
    String((await once(createInterface({ input: output }), 'line'))[0]);
  env.DISPLAY = `:${await firstLine(start('Xvfb', '-displayfd', '1', '-screen', '0', '1280x1400x24'))}`;
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(start('dbus-daemon', '--session', '--print-address', '--nofork'));
  // Without a window manager, no window gets the focus.
  start('openbox');
  start(BUS_LAUNCHER, '--launch-immediately', '--a11y=1', '--screen-reader=1');
  const listener = new Listener(start('orca', '--replace'));
  await listener.until('Screen reader on.');
  return {
    listener,
    env,
    press: async (...keys) => {
      await run('xdotool', ['key', '--clearmodifiers', ...keys], { env });
    },
    type: async (text) => {
      await run('xdotool', ['type', '--delay', '30', text], { env });
    },
    close: async () => {
      const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ended = running.map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ended);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
