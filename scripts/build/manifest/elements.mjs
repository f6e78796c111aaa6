/** The elements of the manifest, in the shape that the generators need. */

/** @typedef {{ name: string, description: string, type: string, default?: string }} Property */
/** @typedef {{ name: string, field: string, description: string, type: string }} Attribute */
/** @typedef {{ name: string, description: string, type: string }} PayEvent */
/** @typedef {{ name: string, description: string }} Named */
/**
 * @typedef {object} PayElement
 * @property {string} tag
 * @property {string} name of its class
 * @property {string} module from `dist/esm`, without extension
 * @property {string} description
 * @property {Property[]} properties that can be set
 * @property {Attribute[]} attributes
 * @property {PayEvent[]} events
 * @property {(Named & { parameters: string })[]} methods
 * @property {Named[]} slots
 * @property {Named[]} parts
 * @property {Named[]} states
 */

/** @typedef {any} Declared a part of the manifest */

/** @param {Declared} member */
const isSettable = ({ kind, static: ofClass, readonly }) => kind === 'field' && !ofClass && !readonly;

/** @param {Declared} one */
const typed = ({ name, description = '', type }) => ({ name, description, type: type?.text ?? 'unknown' });

/** @param {Declared} method */
const methodOf = ({ name, description = '', parameters = [] }) => ({
  name,
  description,
  parameters: parameters.map((/** @type {Declared} */ one) => (one.optional ? `${one.name}?` : one.name)).join(', '),
});

/** @param {string} path of its module @param {Declared} declaration @returns {PayElement} */
const elementOf = (path, { tagName, name, description, members, attributes = [], events, ...more }) => ({
  tag: tagName,
  name,
  module: path.replace(/^src\//, '').replace(/\.ts$/, ''),
  description,
  properties: members
    .filter(isSettable)
    .map((/** @type {Declared} */ one) => ({ ...typed(one), ...(one.default && { default: one.default }) })),
  attributes: attributes.map((/** @type {Declared} */ one) => ({ ...typed(one), field: one.fieldName })),
  events: events.map(typed),
  methods: members
    .filter((/** @type {Declared} */ { kind, static: ofClass }) => kind === 'method' && !ofClass)
    .map(methodOf),
  slots: more.slots ?? [],
  parts: more.cssParts ?? [],
  states: more.cssStates ?? [],
});

/** @param {Declared} manifest @returns {PayElement[]} */
export const elementsOf = ({ modules }) =>
  modules
    .flatMap((/** @type {Declared} */ { path, declarations = [] }) =>
      declarations.flatMap((/** @type {Declared} */ one) => (one.tagName ? elementOf(path, one) : [])),
    )
    .sort((/** @type {PayElement} */ a, /** @type {PayElement} */ b) => (a.tag < b.tag ? -1 : 1));
