/** The engines that tests run in: which of them are on this machine, and what is missing for the others. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findBrowser, onPath } from '../../shared/browser.mjs';
import { findOldest } from './oldest.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit' | 'oldest'} EngineName */
/** @typedef {{ name: EngineName, path: string, version: string, driver?: string }} Engine */
/** @typedef {{ name: EngineName, missing: string }} Missing */

/** @type {readonly EngineName[]} */
export const ENGINES = ['chromium', 'firefox', 'webkit', 'oldest'];

/** The names for people. @type {Readonly<Record<EngineName, string>>} */
export const LABELS = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
  oldest: 'Chromium 103',
};

/** Debian's packages of the engines that `npm test` does not install by itself. */
export const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const SAFARI = '/Applications/Safari.app/Contents/MacOS/Safari';
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The requested engine, by default Chromium. @param {string | undefined} text @throws {Error} one line */
export function engineOf(text) {
  const name = ENGINES.find((one) => one === (text || 'chromium'));
  if (!name) throw new Error(`No such engine: ${text}. There are ${ENGINES.join(', ')}.`);
  return name;
}

/** @param {EngineName} name @returns {Engine | Missing} */
export function findEngine(name) {
  if (name === 'chromium') return found(name, findBrowser());
  if (name === 'firefox') {
    const path = process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']) || [MAC_FIREFOX].find(existsSync);
    return path ? found(name, path) : { name, missing: 'install Firefox, or set FIREFOX_PATH to it' };
  }
  if (name === 'oldest') {
    const oldest = findOldest();
    return 'path' in oldest ? found(name, oldest.path) : { name, ...oldest };
  }
  if (process.platform === 'darwin') {
    // `safaridriver --enable` allows it to be driven.
    const driver = onPath(['safaridriver']);
    return driver ? { ...found(name, SAFARI, 'Safari'), driver } : { name, missing: 'install Safari' };
  }
  // WebKit without Safari: GTK's small browser, driven by WebDriver, on a screen that nobody sees.
  const driver = process.env.WEBKIT_DRIVER || onPath(['WebKitWebDriver']);
  const path = process.env.WEBKIT_PATH || miniBrowser();
  if (!driver || !path) return { name, missing: 'install WebKitGTK with its WebDriver (webkit2gtk-driver)' };
  if (!process.env.DISPLAY && !onPath(['Xvfb']))
    return { name, missing: 'install Xvfb, or give it a screen (DISPLAY)' };
  // WebKit reports its version only on a screen; its package has it too.
  const version = ask('dpkg-query', ['-W', '-f=WebKitGTK ${Version}', 'webkit2gtk-driver']);
  return { ...found(name, path, version || 'WebKitGTK'), driver };
}

/** @param {Engine | Missing} engine @returns {engine is Engine} */
export const isFound = (engine) => 'path' in engine;

/** @param {Engine | Missing} engine */
export const describeEngine = (engine) =>
  isFound(engine) ? engine.version : `no ${LABELS[engine.name]} (${engine.missing})`;

/** @param {EngineName} name @param {string} path @returns {Engine} */
function found(name, path, version = ask(path, ['--version'])) {
  // Without where and when it was built.
  return { name, path, version: /^.*?\d[\d.]*\d\w*/.exec(version)?.[0] ?? LABELS[name] };
}

/** The output of a program; empty if it cannot be run. @param {string} program @param {string[]} args */
function ask(program, args) {
  // There, browsers open a window instead of saying their version.
  if (process.platform === 'win32') return '';
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 });
  } catch {
    return '';
  }
}

/** Debian and its derivatives install it beside the library. */
function miniBrowser() {
  const named = onPath(['MiniBrowser']);
  if (named) return named;
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((folder) => /-linux-gnu/.test(folder)) : [];
  return ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((folder) => [...libraries, '../libexec', '../lib64'].map((at) => `/usr/lib/${at}/${folder}/MiniBrowser`))
    .find(existsSync);
}
