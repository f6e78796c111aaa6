/** WebKitGTK over WebDriver. */
import { WebDriver } from '../../scripts/test/engines/webdriver.mjs';
import type { Browser } from './tab.js';

/** The driver has one session at a time, so each tab is a separate browser. */
export function openWebDriver(engine: { path: string; driver: string }): Promise<Browser> {
  return Promise.resolve({
    open: async () => {
      const driver = new WebDriver();
      await driver.start(engine);
      await driver.resize(1024, 768);
      return {
        go: (url) => driver.go(url),
        evaluate: (expression) => driver.run(`return ${expression}`),
        click: async (x, y) => {
          await driver.mouse(
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          );
        },
        type: async (keys) => void (await driver.press([...keys])),
        press: async (key) => void (await driver.press([key])),
        close: () => driver.stop(),
      };
    },
    close: () => Promise.resolve(),
  });
}
