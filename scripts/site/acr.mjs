/** The Accessibility Conformance Report, in the structure of VPAT 2.5 (WCAG edition), from docs/accessibility.md. */

/** The criteria that the statement groups in one row. */
const GROUPED = /** @type {const} */ ([
  ['1.2.1–1.2.5', '1.2.1', 'Audio-only and video-only (prerecorded)', 'A'],
  ['1.2.1–1.2.5', '1.2.2', 'Captions (prerecorded)', 'A'],
  ['1.2.1–1.2.5', '1.2.3', 'Audio description or media alternative (prerecorded)', 'A'],
  ['1.2.1–1.2.5', '1.2.4', 'Captions (live)', 'AA'],
  ['1.2.1–1.2.5', '1.2.5', 'Audio description (prerecorded)', 'AA'],
  ['3.2.3, 3.2.4', '3.2.3', 'Consistent navigation', 'AA'],
  ['3.2.3, 3.2.4', '3.2.4', 'Consistent identification', 'AA'],
]);

const LEVELS = /** @type {Readonly<Record<string, string>>} */ ({
  yes: 'Supports',
  partly: 'Partially supports',
  'not applicable': 'Not applicable',
  'the page’s': 'Not applicable',
});

/**
 * @typedef {object} Criterion
 * @property {string} number
 * @property {string} name
 * @property {string} level A or AA
 * @property {string} conformance a term of VPAT
 * @property {string} remarks
 */

/** @param {string} statement docs/accessibility.md @returns {Criterion[]} @throws {Error} if a row has an unknown answer */
export function criteriaOf(statement) {
  const rows = Array.from(
    statement.matchAll(/^\| (\d\.\d[^|]*?) +\| (A|AA|A, AA) +\| ([^|]+?) +\| ([^|]*?) +\| ([^|]*?) +\|$/gm),
    ([, criterion = '', level = '', answer = '', how = '', test = '']) => ({ criterion, level, answer, how, test }),
  );
  return rows.flatMap(({ criterion, level, answer, how, test }) => {
    const conformance = LEVELS[answer.replace("'", '’')];
    if (!conformance) throw new Error(`docs/accessibility.md: ${criterion} has the unknown answer ${answer}`);
    const reason = answer.startsWith('the page') ? 'The page around the elements has to fulfil it.' : how;
    const remarks = [sentence(reason), test && sentence(`Tested by: ${test}`)].filter(Boolean).join(' ');
    const [, number = '', name = ''] = /^([\d.]+) (.+)$/.exec(criterion) ?? [];
    const grouped = GROUPED.filter(([row]) => criterion.startsWith(row));
    const all = grouped.length ? grouped.map(([, ...one]) => one) : [[number, name, level]];
    return all.map(([number = '', name = '', level = '']) => ({ number, name, level, conformance, remarks }));
  });
}

const sentence = (/** @type {string} */ text) =>
  text && `${text[0]?.toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

/** @param {readonly Criterion[]} criteria */
const table = (criteria) =>
  [
    '| criteria | conformance level | remarks and explanations |',
    '| --- | --- | --- |',
    ...criteria.map(({ number, name, conformance, remarks }) => `| ${number} ${name} | ${conformance} | ${remarks} |`),
  ].join('\n');

/** @param {string} statement docs/accessibility.md @param {string} version of the package @returns {string} Markdown */
export function conformanceReport(statement, version) {
  const criteria = criteriaOf(statement);
  const [, gaps = ''] = /^## Gaps and known limits\n\n(.*?)\n\n##/ms.exec(statement) ?? [];
  return `# Accessibility Conformance Report

Based on VPAT® version 2.5, WCAG edition. Written from [the accessibility statement](accessibility.md) with each build.

## The product

- **Name and version**: Pay Elements ${version}
- **Description**: Web Components that guide a consumer through a payment step on a merchant's page
- **Contact**: see [security and contact](../SECURITY.md)
- **Evaluation methods**: automated tests with keyboard, accessibility tree, axe-core, forced colours, zoom and text spacing in
  Chromium; axe-core also in Firefox and WebKit; the speech of Orca 43 in Chromium, in part in Firefox, for every step and result and
  for the journeys of a code, a copy, a check, a redirect, a form, a cashier's view, another way to pay and the whole checkout; reading
  of the sources. It is a report of the authors themselves.

Limits of this evaluation:

${gaps}

## Standards

| standard | included |
| --- | --- |
| [WCAG 2.0](https://www.w3.org/TR/WCAG20/) | A: yes; AA: yes; AAA: no |
| [WCAG 2.1](https://www.w3.org/TR/WCAG21/) | A: yes; AA: yes; AAA: no |
| [WCAG 2.2](https://www.w3.org/TR/WCAG22/) | A: yes; AA: yes; AAA: no |

## Terms

- **Supports**: at least one method meets the criterion without known defects, or with an equivalent.
- **Partially supports**: some functions do not meet the criterion.
- **Does not support**: most functions do not meet the criterion.
- **Not applicable**: the criterion is not relevant to the product.
- **Not evaluated**: only for criteria of level AAA.

## Table 1: criteria of level A

${table(criteria.filter(({ level }) => level === 'A'))}

4.1.1 Parsing was removed in WCAG 2.2. For WCAG 2.0 and 2.1, VPAT 2.5 has it answered with "Supports".

## Table 2: criteria of level AA

${table(criteria.filter(({ level }) => level === 'AA'))}

## Table 3: criteria of level AAA

Not evaluated.
`;
}
