/** The least that every engine can be made to do; all else is built on it, in shopper.ts, the same for all. */
import { describeEngine, findEngine, isFound, type EngineName } from '../../scripts/test/engines/find.mjs';
import { openPuppeteer } from './puppeteer.js';
import { openWebDriver } from './webdriver.js';

export interface Tab {
  /** Until the page is loaded. */
  go(url: string): Promise<void>;
  /** What an expression comes to in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the mouse, in pixels of the page as it is seen. */
  click(x: number, y: number): Promise<void>;
  /** Keys, one after the other. */
  type(keys: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  /** A tab in a profile of its own. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** @throws {Error} what is missing */
export function launch(name: EngineName): Promise<Browser> {
  const engine = findEngine(name);
  if (!isFound(engine)) throw new Error(describeEngine(engine));
  const { path, driver } = engine;
  return driver ? openWebDriver({ path, driver }) : openPuppeteer(name, path);
}
