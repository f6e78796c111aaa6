/** The elements, as the scripts use them: a folder of src/elements each. What src/define/pay-action imports are its steps. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

const stepImports = readFileSync(join(ROOT, 'src/define/pay-action.ts'), 'utf8').matchAll(
  /^import '\.\/([\w-]+)\.js'/gm,
);
const steps = new Set(Array.from(stepImports, ([, tag]) => tag));

/** `name` is the name of the class. */
export const ELEMENTS = readdirSync(join(ROOT, 'src/elements'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.startsWith('pay-'))
  .map(({ name: tag }) => ({
    tag,
    name: tag.replace(/(?:^|-)(\w)/g, (_all, /** @type {string} */ letter) => letter.toUpperCase()),
    kind: steps.has(tag) ? 'step' : tag.slice('pay-'.length),
  }));

/** The elements that `<pay-action>` shows. */
export const STEPS = ELEMENTS.filter(({ kind }) => kind === 'step');
