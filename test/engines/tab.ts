/** The smallest interface that every engine supports; shopper.ts builds everything else on it. */
import { describeEngine, findEngine, isFound, type EngineName } from '../../scripts/test/engines/find.mjs';
import { openPuppeteer } from './puppeteer.js';
import { openWebDriver } from './webdriver.js';

export interface Tab {
  /** Resolves when the page is loaded. */
  go(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse at a point of the viewport, in pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types keys one after the other. */
  type(keys: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  /** Opens a tab in a separate profile. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** @throws {Error} if the engine is missing, with its name */
export function launch(name: EngineName): Promise<Browser> {
  const engine = findEngine(name);
  if (!isFound(engine)) throw new Error(describeEngine(engine));
  const { path, driver } = engine;
  return driver ? openWebDriver({ path, driver }) : openPuppeteer(name, path);
}
