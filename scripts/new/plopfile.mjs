/** `npm run new` writes the files of a new element, text, language, provider or instrument: see CONTRIBUTING.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../shared/install.mjs';

/** @typedef {import('plop').NodePlopAPI} Plop */
/** @typedef {import('plop').ActionType} Action */

const style = await resolveConfig(join(ROOT, 'package.json'));
/** @param {string} text @param {string} filepath whose ending is the language */
const formatted = (text, filepath) => format(text, { ...style, filepath });

/** A question. @param {string} name @param {string} message @param {RegExp} [valid] what every answer looks like */
const ask = (name, message, valid = /\S/) => ({
  type: 'input',
  name,
  message,
  validate: (/** @type {string} */ answer) => valid.test(answer) || `expected ${valid}`,
});

/** A new file. @param {string} path @param {string} template @returns {Action} */
const add = (path, template) => ({
  type: 'add',
  path,
  templateFile: `${template}.hbs`,
  transform: (text) => formatted(text, path),
});

/**
 * A line after a place in a file.
 * @param {string} path
 * @param {RegExp} place
 * @param {string} line
 * @returns {Action}
 */
const insert = (path, place, line) => async (answers, _config, plop) => {
  if (!plop) throw new Error('expected plop');
  const name = plop.renderString(path, answers);
  const file = join(plop.getDestBasePath(), name);
  const text = readFileSync(file, 'utf8');
  if (!place.test(text)) throw new Error(`${name} has no ${place}.`);
  const longer = text.replace(place, (found) => `${found}${plop.renderString(line, answers)}\n`);
  writeFileSync(file, await formatted(longer, file));
  return name;
};

/** The last entry of a list. @param {string} start of the list @param {string} end of the list, a line of its own */
const lastIn = (start, end) => new RegExp(`${start}[^]*?\\n(?=${end})`);

/** @param {Plop} plop */
export default function generators(plop) {
  plop.setHelper('quoted', (/** @type {string} */ text) => `'${text.replaceAll("'", '’')}'`);

  plop.setGenerator('element', {
    description: 'an element, with a story and a test',
    prompts: [
      ask('tag', 'Its tag:', /^pay-[a-z]+(-[a-z]+)*$/),
      ask('sentence', 'What it shows, as a sentence:', /\.$/),
      { type: 'confirm', name: 'isStep', message: 'Does <pay-action> show it?' },
    ],
    actions: (answers) => {
      const { isStep = false } = answers ?? {};
      Object.assign(answers ?? {}, { base: isStep ? 'PayStep' : 'PayElement' });
      return [
        add('src/elements/{{tag}}/{{tag}}.ts', 'element.ts'),
        add('src/define/{{tag}}.ts', 'define.ts'),
        add('stories/{{tag}}.stories.ts', 'element.stories.ts'),
        add('test/elements/{{tag}}.test.ts', 'element.test.ts'),
        insert(
          'src/registry/classes.ts',
          lastIn('export', '$'),
          "export { {{pascalCase tag}} } from '../elements/{{tag}}/{{tag}}.js';",
        ),
        insert('src/registry/tags.ts', lastIn('TAGS = \\[', "  'pay-action'"), "  '{{tag}}',"),
        ...(isStep
          ? [
              insert(
                'src/registry/steps.ts',
                lastIn('import', '\\n'),
                "import { {{pascalCase tag}} } from '../elements/{{tag}}/{{tag}}.js';",
              ),
              insert('src/registry/steps.ts', lastIn('STEPS', '};'), "  '{{tag}}': {{pascalCase tag}},"),
              insert('src/define/pay-action.ts', lastIn('// The elements', '\\n'), "import './{{tag}}.js';"),
              insert(
                'src/define/lazy-steps.ts',
                lastIn('LAZY_STEPS', '};'),
                "  '{{tag}}': () => import('./{{tag}}.js'),",
              ),
            ]
          : [
              insert(
                'src/registry/lazy.ts',
                lastIn('LAZY_ELEMENTS', '};'),
                "  '{{tag}}': () => import('../define/{{tag}}.js'),",
              ),
              insert('src/define/all.ts', lastIn('import', '$'), "import './{{tag}}.js';"),
            ]),
      ];
    },
  });

  plop.setGenerator('text', {
    description: 'a text for consumers, in English',
    prompts: [
      ask('group', 'The file of src/locales/en, such as otp:', /^[a-z-]+$/),
      ask('name', 'Its name in the code:', /^[a-z]\w+$/),
      ask('text', 'The text:'),
    ],
    actions: (answers) => {
      const file = 'src/locales/en/{{group}}.ts';
      const english = readFileSync(join(plop.getDestBasePath(), plop.renderString(file, answers ?? {})), 'utf8');
      const type = /: (\w+Strings) = \{/.exec(english)?.[1];
      return [
        insert('src/locales/strings.ts', lastIn(`interface ${type} \\{`, '}'), '  readonly {{name}}: string;'),
        insert(file, lastIn(`: ${type} = \\{`, '};'), '  {{name}}: {{{quoted text}}},'),
      ];
    },
  });

  plop.setGenerator('language', {
    description: 'a language for consumers',
    prompts: [
      ask('tag', 'Its tag (BCP 47):', /^[a-z]{2,3}(-\w+)*$/),
      ask('name', 'Its name in itself, such as Deutsch:'),
    ],
    actions: [
      add('src/locales/{{tag}}.ts', 'language.ts'),
      insert('src/locales/loaders.ts', lastIn('LANGUAGE_FILES', '};'), "  '{{tag}}': () => import('./{{tag}}.js'),"),
      insert('stories/locales.ts', lastIn('locales', '};'), "  '{{tag}}': {{{quoted name}}},"),
      insert('docs/localisation.md', /^(`[\w-]+` ?)+$/m, ' `{{tag}}`'),
    ],
  });

  plop.setGenerator('provider', {
    description: 'an adapter for the payments of a payment provider',
    prompts: [
      ask('name', 'The value of the attribute `provider`:', /^[a-z]+$/),
      ask('label', 'How the provider writes itself:'),
      ask('sign', 'A field that all of its payments have, and no other provider’s:', /^\w+$/),
      ask('source', 'The URL of the reference of its API:', /^https:/),
    ],
    actions: [
      add('src/providers/{{name}}.ts', 'provider.ts'),
      add('test/vectors/providers/{{name}}.ts', 'vectors.ts'),
      add('docs/providers/{{name}}.md', 'provider.md'),
      insert(
        'src/providers/adapters.ts',
        lastIn('ADAPTERS = \\{', '} as const'),
        "  {{name}}: async () => (await import('./{{name}}.js')).from{{pascalCase name}},",
      ),
      insert(
        'package.json',
        lastIn('"\\./providers/\\w+": \\{', '    "\\./react"'),
        '"./providers/{{name}}": { "types": "./dist/esm/providers/{{name}}.d.ts", "default": "./dist/esm/providers/{{name}}.js" },',
      ),
    ],
  });

  plop.setGenerator('instrument', {
    description: 'an instrument: a code or an account with which consumers pay',
    prompts: [
      ask('name', 'Its name, such as entity_bill:', /^[a-z_]+$/),
      ask('field', 'The field of the code, which no other instrument has:', /^[a-z_]+$/),
      ask('label', 'The label of the code in English:'),
      { type: 'list', name: 'guide', message: 'The payment instructions:', choices: ['bill', 'store', 'transfer'] },
    ],
    actions: [
      insert(
        'src/domain/instruments.ts',
        /export const INSTRUMENTS = \{\n/,
        "  {{name}}: { shownBy: ['{{field}}'], guide: '{{guide}}', main: '{{field}}', fields: { {{field}}: { ...EXTRA, ...CODE } } },",
      ),
      insert('src/locales/en/instruments.ts', /instrumentFields: \{\n/, '    {{field}}: {{{quoted label}}},'),
    ],
  });
}
