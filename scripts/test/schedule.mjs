/** Runs steps side by side: at most two, of which one may keep a browser busy, and each after the steps that it needs. */

/**
 * @typedef {object} Scheduled
 * @property {string} name
 * @property {readonly string[]} [needs] names of steps that must have passed before
 * @property {boolean} [browser] whether it drives a browser, which uses more than one core
 * @property {boolean} [light] whether that browser leaves most of a core to others
 */

const AT_ONCE = 2;

/** @param {Scheduled} step */
const isHeavy = ({ browser, light }) => Boolean(browser && !light);

/**
 * @template {Scheduled} S
 * @param {readonly S[]} steps in the order in which they are started, as far as they can be
 * @param {(step: S) => Promise<boolean>} run whether it passed
 * @param {(step: S, needed: string) => void} skip called for a step that needs one that failed
 * @returns {Promise<void>} when all steps have ended
 */
export async function runSideBySide(steps, run, skip) {
  const waiting = [...steps];
  /** @type {Map<S, Promise<void>>} */
  const running = new Map();
  /** @type {Set<string>} */
  const failed = new Set();
  const pending = (/** @type {string} */ name) => [...waiting, ...running.keys()].some((one) => one.name === name);

  /** @param {S} step */
  const fits = (step) =>
    running.size < AT_ONCE && !(isHeavy(step) && [...running.keys()].some(isHeavy)) && !step.needs?.some(pending);

  /** @param {S} step */
  function start(step) {
    const needed = step.needs?.find((name) => failed.has(name));
    if (needed) {
      failed.add(step.name);
      skip(step, needed);
      return;
    }
    const ended = run(step).then((passed) => {
      if (!passed) failed.add(step.name);
      running.delete(step);
    });
    running.set(step, ended);
  }

  while (waiting.length || running.size) {
    const next = waiting.findIndex(fits);
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step) start(step);
    else await Promise.race(running.values());
  }
}
