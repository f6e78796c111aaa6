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

/** @param {any} member */
const isSettable = ({ kind, static: ofClass, readonly }) => kind === 'field' && !ofClass && !readonly;

/** @param {{ text?: string } | undefined} type */
const textOf = (type) => type?.text ?? 'unknown';

/** @param {any} manifest @returns {PayElement[]} */
export const elementsOf = (manifest) =>
  manifest.modules
    .flatMap((/** @type {any} */ { path, declarations = [] }) =>
      declarations.flatMap((/** @type {any} */ one) => (one.tagName ? { ...one, path } : [])),
    )
    .map((/** @type {any} */ one) => ({
      tag: one.tagName,
      name: one.name,
      module: one.path.replace(/^src\//, '').replace(/\.ts$/, ''),
      description: one.description,
      properties: one.members
        .filter(isSettable)
        .map((/** @type {any} */ { name, description = '', type, default: initial }) => ({
          name,
          description,
          type: textOf(type),
          ...(initial === undefined ? {} : { default: initial }),
        })),
      attributes: (one.attributes ?? []).map((/** @type {any} */ { name, fieldName, description = '', type }) => ({
        name,
        field: fieldName,
        description,
        type: textOf(type),
      })),
      events: one.events.map((/** @type {any} */ { name, description, type }) => ({
        name,
        description,
        type: textOf(type),
      })),
      methods: one.members
        .filter((/** @type {any} */ { kind, static: ofClass }) => kind === 'method' && !ofClass)
        .map((/** @type {any} */ { name, description = '', parameters = [] }) => ({
          name,
          description,
          parameters: parameters
            .map((/** @type {any} */ { name, optional }) => (optional ? `${name}?` : name))
            .join(', '),
        })),
      slots: one.slots ?? [],
      parts: one.cssParts ?? [],
      states: one.cssStates ?? [],
    }))
    .sort((/** @type {PayElement} */ a, /** @type {PayElement} */ b) => (a.tag < b.tag ? -1 : 1));
