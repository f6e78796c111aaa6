/** Finds a Chromium-like browser to test in, and installs one where that is possible. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const root = process.getuid?.() === 0;

export const CHROME_ARGS = [
  // Chromium refuses to run as root inside its sandbox.
  ...(root ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = [
  'chromium',
  'chromium-browser',
  'chrome',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];

/** Folders of installers that do not add browsers to the PATH. */
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((folder) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((file) =>
      join(process.env[folder] ?? '', file),
    ),
  ),
};

/**
 * @returns {string} the path of a browser
 * @throws {Error} one line that says what to install
 */
export function findBrowser() {
  return (
    process.env.CHROME_PATH ||
    onPath(NAMES) ||
    (PLACES[/** @type {'darwin' | 'win32'} */ (process.platform)] ?? []).find(existsSync) ||
    fromPlaywright() ||
    installFromDebian() ||
    installFromPlaywright() ||
    fail()
  );
}

/**
 * Chromium without its user interface: the same engine, for half of the processor's time. The browser itself where there is
 * none, and where `CHROME_PATH` says which one to take.
 * @returns {string} the path of a browser for tests that need no window
 * @throws {Error} one line that says what to install
 */
export function findHeadless() {
  const shell = () => onPath(['chromium-headless-shell', 'chrome-headless-shell']);
  const { CHROME_PATH, HEADLESS_PATH } = process.env;
  if (HEADLESS_PATH || CHROME_PATH) return HEADLESS_PATH || CHROME_PATH || '';
  const found = shell();
  if (found) return found;
  const installed = installPackages(['chromium-headless-shell'], 'No headless shell of Chromium found');
  return (installed && shell()) || findBrowser();
}

/** The first of these programs that is on the PATH. @param {readonly string[]} names @param {readonly string[]} [others] folders */
export function onPath(names, others = []) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const name of names) {
    for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...others]) {
      const file = join(folder, name + suffix);
      if (isExecutable(file)) return file;
    }
  }
  return undefined;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installFromDebian() {
  return installPackages(['chromium'], 'No browser found') ? onPath(NAMES) : undefined;
}

/** Installs packages of Debian, where that is possible. @param {readonly string[]} names @param {string} why */
export function installPackages(names, why) {
  if (!root || !existsSync('/etc/debian_version')) return false;
  console.log(`${why}: installing Debian’s ${names.join(' and ')}.`);
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...names]);
}

/** The browser that Playwright has downloaded, if it has. */
function fromPlaywright() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

function installFromPlaywright() {
  console.log('No browser found: downloading Playwright’s Chromium.');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']) ? fromPlaywright() : undefined;
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/** @returns {never} */
function fail() {
  throw new Error('No browser to test in: install Chromium, Chrome or Edge, or set CHROME_PATH to one.');
}
