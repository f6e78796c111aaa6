/** @param {string} text @throws {Error} one line */
export function readPort(text) {
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Error(`PORT is ${JSON.stringify(text)}: expected a number from 0 to 65535.`);
  return port;
}
