/** Runs axe on a story. No story is exempt from a rule. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Must come before `violations`. @param {import('playwright-core').Page} page */
export const loadAxe = (page) => page.evaluate(AXE);

/**
 * @param {import('playwright-core').Page} page @param {string} root selector of the story
 * @returns {Promise<string[]>} one line for each rule that is broken
 */
export function violations(page, root) {
  return page.evaluate(async (root) => {
    const { axe } = /** @type {any} */ (globalThis);
    // `region` is a rule about whole pages.
    const options = { resultTypes: ['violations'], rules: { region: { enabled: false } } };
    const { violations } = await axe.run(root, options);
    return violations.map((/** @type {any} */ { id, nodes }) => `axe ${id}: ${nodes[0]?.html}`);
  }, root);
}
