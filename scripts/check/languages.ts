/**
 * Lists the texts that each language lacks. Consumers read them in English. `--complete`, for a release, fails if a text is
 * missing.
 */
import { LANGUAGE_FILES } from '../../src/locales/loaders.js';
import { en } from '../../src/locales/en.js';

/** The paths of all texts: `paymentComplete`, `errors.offline`. */
const pathsIn = (texts: object, group = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text ? pathsIn(text, `${group}${name}.`) : text === undefined ? [] : group + name,
  );

const english = pathsIn(en).filter((path) => !path.startsWith('amounts.'));
const reports = await Promise.all(
  Object.entries(LANGUAGE_FILES).map(async ([tag, load]) => {
    const present = new Set(pathsIn((await load()).strings));
    const missing = english.filter((path) => !present.has(path));
    return missing.length ? [`${tag} lacks ${missing.join(', ')}`] : [];
  }),
);
console.log(reports.flat().join('\n') || 'Every language has all texts.');
if (process.argv.includes('--complete') && reports.flat().length) process.exitCode = 1;
