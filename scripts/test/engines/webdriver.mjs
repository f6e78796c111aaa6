/** The little of W3C WebDriver that tests need: a browser started through its driver, on a screen that nobody sees. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../shared/free-port.mjs';

/** @typedef {{ type: string, id: string, parameters?: object, actions: object[] }} Source */
/** @typedef {import('node:child_process').ChildProcess} Child */

/** One browser with one window at a time. */
export class WebDriver {
  /** @type {Child[]} */
  #programs = [];
  #driver = '';
  #session = '';
  #kill = () => this.#programs.forEach((program) => program.kill());

  /** @param {{ driver: string, path: string }} engine WebKitGTK's, or Safari's on a Mac */
  async start({ driver, path }) {
    process.once('exit', this.#kill);
    const isSafari = process.platform === 'darwin';
    const display = isSafari ? undefined : process.env.DISPLAY || (await this.#startScreen());
    const port = await freePort();
    this.#driver = `http://127.0.0.1:${port}`;
    this.#spawn(driver, [`--port=${port}`], { ...process.env, DISPLAY: display });
    await this.#untilReady();
    const { sessionId, capabilities } = await this.#request('POST', '/session', {
      capabilities: {
        alwaysMatch: isSafari
          ? { browserName: 'safari' }
          : { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: path, args: ['--automation'] } },
      },
    });
    this.#session = `/session/${sessionId}`;
    return /** @type {{ browserName: string, browserVersion: string }} */ (capabilities);
  }

  /** @param {'GET' | 'POST' | 'DELETE'} method @param {string} path after the session's @param {object} [body] */
  call(method, path, body) {
    return this.#request(method, this.#session + path, body);
  }

  /** @param {string} url */
  go(url) {
    return this.call('POST', '/url', { url });
  }

  /** Runs the body of a function in the page. @param {string} script @param {readonly unknown[]} [args] */
  run(script, args = []) {
    return this.call('POST', '/execute/sync', { script, args });
  }

  /** @param {Source[]} actions */
  act(actions) {
    return this.call('POST', '/actions', { actions });
  }

  /** @param {readonly string[]} keys one press each */
  press(keys) {
    const actions = keys.flatMap((key) => {
      const value = KEYS[key] ?? key;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    });
    return this.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** @param {object[]} actions of the mouse */
  mouse(...actions) {
    return this.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  /** Makes the page this large: WebDriver only sizes windows, with their edges. @param {number} width @param {number} height */
  async resize(width, height) {
    for (let tries = 0; tries < 5; tries++) {
      const [innerWidth, innerHeight] = await this.run('return [innerWidth, innerHeight]');
      if (innerWidth === width && innerHeight === height) return;
      const rect = await this.call('GET', '/window/rect');
      await this.call('POST', '/window/rect', {
        width: rect.width + width - innerWidth,
        height: rect.height + height - innerHeight,
      });
      await wait(100);
    }
  }

  async stop() {
    process.off('exit', this.#kill);
    if (this.#session) await this.call('DELETE', '').catch(() => {});
    // The screen last.
    for (const program of this.#programs.reverse()) {
      program.kill();
      if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
    }
  }

  /** @param {string} method @param {string} path @param {object} [body] */
  async #request(method, path, body) {
    const response = await fetch(this.#driver + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (value?.error) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  async #untilReady() {
    for (let tries = 0; ; tries++) {
      try {
        if ((await this.#request('GET', '/status')).ready) return;
      } catch (error) {
        if (tries > 200) throw error;
      }
      await wait(50);
    }
  }

  /** Xvfb takes a free number and prints it. */
  async #startScreen() {
    const screen = this.#spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
    const [number] = await once(/** @type {import('node:stream').Readable} */ (screen.stdio[3]), 'data');
    return `:${String(number).trim()}`;
  }

  /** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
  #spawn(program, args, env = process.env) {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    child.once('error', (error) => console.error(`${program}: ${error.message}`));
    this.#programs.push(child);
    return child;
  }
}

/** Keys that are not a character, as WebDriver has them. @type {Record<string, string>} */
const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Space: ' ',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
};
