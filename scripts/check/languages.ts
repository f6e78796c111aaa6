/**
 * Lists the texts that each language lacks, which consumers read in English: only `--complete`, for a release, fails then. Fails if a
 * plural lacks a form.
 */
import { readFile } from 'node:fs/promises';
import { LANGUAGE_FILES } from '../../src/locales/loaders.js';
import { en } from '../../src/locales/en.js';

/** The paths of all texts: `paymentComplete`, `errors.offline`. */
const pathsIn = (texts: object, group = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text ? pathsIn(text, `${group}${name}.`) : text === undefined ? [] : group + name,
  );

/** The calls of `plural` whose forms lack a category that whole numbers have in the language. */
async function pluralsOf(tag: string): Promise<string[]> {
  const source = await readFile(new URL(`../../src/locales/${tag}.ts`, import.meta.url), 'utf8');
  const rules = new Intl.PluralRules(tag);
  const needed = [...new Set(Array.from({ length: 200 }, (_, index) => rules.select(index + 1)))];
  return [...source.matchAll(/plural\(\s*'([\w-]+)',[^{]*\{(.*?)\},?\s*\)/gs)].flatMap(([, locale, forms = '']) => {
    if (locale !== tag) return `${tag} has a plural of ${locale}`;
    const missing = needed.filter((category) => !new RegExp(`\\b${category}:`).test(forms));
    return missing.length ? `${tag} lacks ${missing.join(', ')} in {${forms}}` : [];
  });
}

/** Names of apps are texts only where a language writes them in its own letters. */
const english = pathsIn(en).filter((path) => !/^(?:amounts|appNames)\./.test(path));
const reports = await Promise.all(
  Object.entries(LANGUAGE_FILES).map(async ([tag, load]) => {
    const present = new Set(pathsIn((await load()).strings));
    const missing = english.filter((path) => !present.has(path));
    return missing.length ? [`${tag} lacks ${missing.join(', ')}`] : [];
  }),
);
const plurals = (await Promise.all(Object.keys(LANGUAGE_FILES).map(pluralsOf))).flat();
const lacking = reports.flat();
console.log([...lacking, ...plurals].join('\n') || 'Every language has all texts.');
if (plurals.length || (process.argv.includes('--complete') && lacking.length)) process.exitCode = 1;
