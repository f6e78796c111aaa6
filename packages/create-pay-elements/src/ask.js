// @ts-check
import { cancel, intro, isCancel, select, text } from '@clack/prompts';
import { DEFAULTS } from './arguments.js';
import { SERVERS, SERVICES, servicesOf } from './choices.js';
import { refusalOf } from './folder.js';

/** @typedef {import('./arguments.js').Answers} Answers */
/** @typedef {import('./choices.js').ServerName} ServerName */
/** @typedef {import('./choices.js').ServiceName} ServiceName */

/**
 * Asks for what is not given.
 * @param {{ readonly [Name in keyof Answers]: Answers[Name] | undefined }} given
 * @param {import('@clack/prompts').CommonOptions} [terminal] the process's own, if absent
 * @returns {Promise<Answers | null>} null if the developer has cancelled
 */
export async function ask(given, terminal = {}) {
  intro('A shop with Pay Elements', terminal);
  try {
    const folder = given.folder ?? (await askFolder(terminal));
    const refused = refusalOf(folder);
    if (refused) throw new Error(refused);
    const server = given.server ?? (await askServer(given.service, terminal));
    const service = given.service ?? (await askService(server, terminal));
    return { folder, server, service };
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.', terminal);
    return null;
  }
}

/** @param {import('@clack/prompts').CommonOptions} terminal @returns {Promise<string>} */
const askFolder = (terminal) =>
  answered(
    text({
      ...terminal,
      message: 'In which folder?',
      placeholder: DEFAULTS.folder,
      defaultValue: DEFAULTS.folder,
      validate: (value) => refusalOf(value || DEFAULTS.folder),
    }),
  );

/** PHP has fewer services. @param {ServiceName | undefined} service @param {import('@clack/prompts').CommonOptions} terminal */
function askServer(service, terminal) {
  const names = /** @type {ServerName[]} */ (Object.keys(SERVERS));
  const servers = service ? names.filter((name) => servicesOf(name).includes(service)) : names;
  const options = servers.map((value) => ({ value, label: SERVERS[value].label }));
  return answered(select({ ...terminal, message: 'Which server?', options }));
}

/** @param {ServerName} server @param {import('@clack/prompts').CommonOptions} terminal */
function askService(server, terminal) {
  const options = servicesOf(server).map((value) => {
    const { label, hint } = SERVICES[value];
    return { value, label, hint };
  });
  return answered(select({ ...terminal, message: 'Which payment service?', options }));
}

class Cancelled extends Error {}

/** @template Value @param {Promise<Value>} asked @returns {Promise<Exclude<Value, symbol>>} */
async function answered(asked) {
  const answer = await asked;
  if (isCancel(answer)) throw new Cancelled();
  return /** @type {Exclude<Value, symbol>} */ (answer);
}
