// @ts-check
/**
 * Reads a variable of .env. The shop does not start without it.
 * @param {string} name
 * @returns {string}
 */
export function setting(name) {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set. Write it into .env, and start again.`);
  process.exit(1);
}
