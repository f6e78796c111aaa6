import { ELEMENTS } from './scripts/build/registered-elements.mjs';

/**
 * @typedef {object} Declaration
 * @property {string} kind
 * @property {string} [name]
 * @property {string} [tagName]
 * @property {{ privacy?: string, name: string, attribute?: string }[]} [members]
 * @property {{ name: string, fieldName: string }[]} [attributes]
 * @property {{ name?: string, description?: string }[]} [events]
 */
/** @typedef {{ path: string, declarations?: Declaration[], exports: { kind: string, name: string, declaration: { name: string, module?: string } }[] }} Module */
/** @typedef {{ customElementsManifest: { modules: Module[] } }} Linked */

/** The analyzer finds files in any order. */
const sorted = {
  name: 'sorted',
  packageLinkPhase(/** @type {Linked} */ { customElementsManifest: { modules } }) {
    modules.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

/** Removes the functions and values of the modules, which only this library uses. */
const classesOnly = {
  name: 'classes-only',
  packageLinkPhase(/** @type {Linked} */ { customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      module.declarations = module.declarations?.filter(({ kind }) => kind === 'class') ?? [];
      const names = module.declarations.map(({ name }) => name);
      module.exports = module.exports.filter(({ declaration }) => names.includes(declaration.name));
    }
  },
};

/** Removes modules without a class or the registration of an element. */
const used = {
  name: 'used',
  packageLinkPhase(/** @type {Linked} */ { customElementsManifest }) {
    customElementsManifest.modules = customElementsManifest.modules.filter(({ exports }) => exports.length > 0);
  },
};

/** Removes private members, and the events that the analyzer guesses from the code. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase(/** @type {Linked} */ { customElementsManifest: { modules } }) {
    for (const declaration of modules.flatMap(({ declarations = [] }) => declarations)) {
      if (declaration.members) declaration.members = declaration.members.filter(({ privacy }) => !privacy);
      if (declaration.events) declaration.events = declaration.events.filter(({ description }) => description);
    }
  },
};

/** Names attributes as src/elements/property.ts does, unless the source names them. */
const hyphenated = {
  name: 'hyphenated',
  packageLinkPhase(/** @type {Linked} */ { customElementsManifest: { modules } }) {
    const rename = (/** @type {string} */ attribute, /** @type {string} */ property) =>
      attribute.toLowerCase() === property.toLowerCase()
        ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        : attribute;
    for (const { attributes = [], members = [] } of modules.flatMap(({ declarations = [] }) => declarations)) {
      for (const attribute of attributes) attribute.name = rename(attribute.name, attribute.fieldName);
      for (const member of members) if (member.attribute) member.attribute = rename(member.attribute, member.name);
    }
  },
};

/** Takes the tags from the folders, with the modules that register them. */
const registered = {
  name: 'registered',
  packageLinkPhase(/** @type {Linked} */ { customElementsManifest: { modules } }) {
    const tags = new Map(ELEMENTS.map(({ tag, name }) => [name, tag]));
    for (const declaration of modules.flatMap(({ declarations = [] }) => declarations)) {
      const tag = tags.get(declaration.name ?? '');
      if (declaration.tagName !== undefined && declaration.tagName !== tag)
        throw new Error(`src/elements has no folder of ${declaration.name} with the tag ${declaration.tagName}.`);
      if (tag) Object.assign(declaration, { tagName: tag, customElement: true });
    }
    for (const { tag, name } of ELEMENTS) {
      const path = `src/elements/${tag}/${tag}.ts`;
      const define = modules.find((module) => module.path === `src/define/${tag}.ts`);
      const isDeclared = modules.some(
        (module) => module.path === path && module.declarations?.some((declaration) => declaration.name === name),
      );
      if (!define || !isDeclared) throw new Error(`${path} has no class ${name}, or src/define/${tag}.ts is missing.`);
      define.exports = [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }];
    }
  },
};

/** The manifest that editors, Storybook and the framework generators read. */
export default {
  globs: ['src/elements/**/*.ts', 'src/define/pay-*.ts'],
  exclude: ['**/*.styles.ts', 'src/define/*-lazy.ts'],
  outdir: '.',
  litelement: true,
  // package.json has the field already, and a check must not rewrite it.
  packagejson: false,
  plugins: [sorted, classesOnly, publicOnly, hyphenated, registered, used],
};
