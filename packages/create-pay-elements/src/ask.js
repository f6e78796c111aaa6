// @ts-check
import { cancel, intro, isCancel, select, text } from '@clack/prompts';
import { DEFAULTS } from './arguments.js';
import { SERVERS, SERVICES, servicesOf } from './choices.js';
import { refusalOf } from './folder.js';

/** @typedef {import('./arguments.js').Answers} Answers */

/**
 * Asks for what is not given.
 * @param {{ readonly [Name in keyof Answers]: Answers[Name] | undefined }} given
 * @param {import('@clack/prompts').CommonOptions} [terminal] the process's own, if absent
 * @returns {Promise<Answers | null>} null if the developer has cancelled
 */
export async function ask({ folder, server, service }, terminal = {}) {
  intro('A shop with Pay Elements', terminal);
  try {
    folder ??= answered(
      await text({
        ...terminal,
        message: 'In which folder?',
        placeholder: DEFAULTS.folder,
        defaultValue: DEFAULTS.folder,
        validate: (value) => refusalOf(value || DEFAULTS.folder),
      }),
    );
    const refused = refusalOf(folder);
    if (refused) throw new Error(refused);
    // PHP has fewer services.
    const servers = service ? keys(SERVERS).filter((name) => servicesOf(name).includes(service)) : keys(SERVERS);
    server ??= answered(
      await select({
        ...terminal,
        message: 'Which server?',
        options: servers.map((value) => ({ value, label: SERVERS[value].label })),
      }),
    );
    service ??= answered(
      await select({
        ...terminal,
        message: 'Which payment service?',
        options: servicesOf(server).map((value) => ({ value, ...pick(SERVICES[value]) })),
      }),
    );
    return { folder, server, service };
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.', terminal);
    return null;
  }
}

class Cancelled extends Error {}

/** @template Value @param {Value | symbol} answer @returns {Value} */
function answered(answer) {
  if (isCancel(answer)) throw new Cancelled();
  return /** @type {Value} */ (answer);
}

/** @template {object} Table @param {Table} table */
const keys = (table) => /** @type {(keyof Table)[]} */ (Object.keys(table));

/** @param {{ label: string, hint: string }} service */
const pick = ({ label, hint }) => ({ label, hint });
