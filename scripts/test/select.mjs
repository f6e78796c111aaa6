/** Selects the steps for the arguments of `npm test`. */

/** @typedef {import('./steps.mjs').Step} Step */

/** `unit` names `unit in Chromium`, too. @param {string} name @param {Step} step */
const isNamed = (name, step) => step.name === name || step.name.startsWith(`${name} `);

/**
 * Selects the steps of `npm test` that share a name, or all steps with that name if `npm test` has none.
 * @param {readonly Step[]} steps @param {string} name @param {boolean} all
 */
function stepsNamed(steps, name, all) {
  const named = steps.filter((step) => isNamed(name, step));
  const usual = named.filter((step) => !step.all);
  return all || !usual.length ? named : usual;
}

/** @param {Step} step @param {readonly string[]} args */
function isSelected({ all = false, weekly = false }, args) {
  if (args.includes('--weekly')) return weekly;
  if (args.includes('--rest')) return all && !weekly;
  return !all || args.includes('--all');
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<{ steps: Step[], filters: string[] }>} with the steps that those need
 * @throws {Error} one line, when an argument is neither a step nor a filter of a step
 */
export async function selectSteps(args) {
  // Its commands name packages, which may have been installed just now.
  const { STEPS } = await import('./steps.mjs');
  const words = args.filter((arg) => !arg.startsWith('--'));
  const names = words.filter((word) => STEPS.some((step) => isNamed(word, step)));
  const filters = words.filter((word) => !names.includes(word));
  const all = args.includes('--all');
  const selected = names.length
    ? names.flatMap((name) => stepsNamed(STEPS, name, all))
    : STEPS.filter((step) => isSelected(step, args));
  if (filters.length && !(names.length && selected.every(({ filtered }) => filtered))) {
    throw new Error(`No such step: ${filters.join(', ')}. The steps are ${STEPS.map(({ name }) => name).join(', ')}.`);
  }
  const wanted = new Set(selected);
  for (const { needs = [] } of wanted) for (const step of STEPS) if (needs.includes(step.name)) wanted.add(step);
  return { steps: STEPS.filter((step) => wanted.has(step)), filters };
}
