/** The options of the index, which the generator writes and the page reads. */

/** Words that say nothing about a section: "how to verify a webhook" searches for two words. */
const STOP_WORDS = new Set(
  'a an and are by can do does for how i in is it my of on or the to what when where which with'.split(' '),
);

/** Guides come before references, and what is true now before what has changed. @type {readonly (readonly [start: string, weight: number])[]} */
const WEIGHTS = [
  ['CHANGELOG', 0.2],
  ['CONTRIBUTING', 0.5],
  ['docs/api', 0.5],
  ['docs/decisions', 0.5],
  ['docs/glossary', 0.5],
  ['docs/benchmarks', 0.5],
];

export const SEARCH = {
  fields: ['title', 'page', 'text'],
  storeFields: ['page', 'title'],
  processTerm: (/** @type {string} */ term) => {
    const word = term.toLowerCase();
    // Plurals, roughly: `webhooks` finds `webhook`.
    return STOP_WORDS.has(word) ? null : word.replace(/(?<=\w{3})s$/, '');
  },
  searchOptions: {
    boost: { title: 4, page: 2 },
    prefix: true,
    fuzzy: 0.15,
    // A section that has more of the words comes first.
    combineWith: 'OR',
    boostDocument: (/** @type {string} */ id) => {
      const [, weight = 1] = WEIGHTS.find(([start]) => id.startsWith(start)) ?? [];
      return weight;
    },
  },
};
