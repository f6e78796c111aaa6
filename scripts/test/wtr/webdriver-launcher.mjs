import { WebDriver } from '../engines/webdriver.mjs';

/**
 * Web Test Runner in a browser behind WebDriver: one page after the other in its one window.
 * Its type is `webdriver`, which the runner's commands for keys support.
 * @param {{ name: string, engine: { driver: string, path: string } }} options
 */
export function webdriverLauncher({ name, engine }) {
  const browser = new WebDriver();
  /** @type {Promise<unknown> | undefined} */
  let started;
  /** @type {string | undefined} */
  let active;
  return {
    name,
    type: 'webdriver',
    concurrency: 1,
    async startSession(/** @type {string} */ id, /** @type {string} */ url) {
      started ??= browser.start(engine).then(() => browser.resize(800, 600));
      await started;
      active = id;
      await browser.go(url);
    },
    isActive: (/** @type {string} */ id) => id === active,
    getBrowserUrl: () => browser.call('GET', '/url'),
    async stopSession() {
      active = undefined;
      await browser.call('DELETE', '/actions').catch(() => {});
      // Ends what the page still does.
      await browser.go('about:blank');
      return {};
    },
    startDebugSession() {
      throw new Error(`${name}: no debug session`);
    },
    stop: () => browser.stop(),
    sendKeys: (/** @type {string} */ _id, /** @type {string[]} */ keys) => browser.press(keys),
  };
}
