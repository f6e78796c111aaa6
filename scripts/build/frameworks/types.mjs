/** Types of the elements for frameworks with checked templates. Each adds only its syntax to the shared types. */
import { oneLine } from '../one-line.mjs';
import { elements, ownEvents } from './elements.mjs';

/** @typedef {import('./elements.mjs').PayElement} PayElement */

const NOTE = '// Written by scripts/build/frameworks.mjs from custom-elements.json.\n';

const doc = (/** @type {string} */ text) => (text ? `/** ${oneLine(text).replaceAll('*/', '*\\/')} */\n` : '');

/** The type of an attribute in templates: text, and values that frameworks convert to text. @param {string} type of its property */
function attributeType(type) {
  if (type === 'boolean') return "boolean | ''";
  return /\bnumber\b/.test(type) ? 'number | string' : 'string';
}

/** @param {PayElement} element */
function typesOf(element) {
  const { name, tag, properties, attributes } = element;
  const names = new Set(properties.map((one) => one.name));
  const settable = properties.map((one) => `${doc(one.description)}${one.name}?: ${name}['${one.name}'] | undefined;`);
  // Attributes with the name of their property are listed already.
  const written = attributes
    .filter((one) => !names.has(one.name))
    .map((one) => `${doc(one.description)}'${one.name}'?: ${attributeType(one.type)} | undefined;`);
  const events = ownEvents(element).map((one) => `${doc(one.description)}'${one.name}': ${one.type};`);
  return `/** The properties of \`<${tag}>\`. */
export interface ${name}Properties {
${settable.join('\n')}
}

/** The attributes of \`<${tag}>\` whose name differs from their property. */
export interface ${name}Attributes {
${written.join('\n')}
}

/** The events of \`<${tag}>\`. */
export interface ${name}Events {
${events.join('\n')}
}
`;
}

/** The types that all frameworks share. */
function shared() {
  const events = [...new Set(elements.flatMap(ownEvents).map(({ type }) => type))].sort();
  return `${NOTE}import type { ${elements.map(({ name }) => name).join(', ')}, ${events.join(', ')} } from '../esm/index.js';

${elements.map(typesOf).join('\n')}
/** Every element by its tag. */
export interface PayElementTypes {
${elements
  .map(
    ({ tag, name, description }) =>
      `${doc(description)}'${tag}': { element: ${name}; properties: ${name}Properties; attributes: ${name}Attributes; events: ${name}Events };`,
  )
  .join('\n')}
}
`;
}

/** An entry for each tag. @param {string} generic */
const byTag = (generic) =>
  elements.map(({ tag, description }) => `${doc(description)}'${tag}': ${generic}<'${tag}'>;`).join('\n');

const HEAD = `${NOTE}import type { PayElementTypes } from './elements.js';

type Tag = keyof PayElementTypes;
`;

/** By framework: the names of properties, attributes and events in templates, and the place of its types. */
const FRAMEWORKS = {
  react: `${HEAD}import type { ClassAttributes, HTMLAttributes } from 'react';

type Listeners<Events> = { [Name in keyof Events as \`on\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined };
type Template<Name extends Tag, Types extends PayElementTypes[Name] = PayElementTypes[Name]> =
  Omit<HTMLAttributes<Types['element']>, keyof Types['properties']> & ClassAttributes<Types['element']> &
  Types['properties'] & Types['attributes'] & Listeners<Types['events']> & { class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${byTag('Template')}
    }
  }
}
`,
  preact: `${HEAD}import type { HTMLAttributes } from 'preact';

type Listeners<Events> = { [Name in keyof Events as \`on\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined };
type Template<Name extends Tag, Types extends PayElementTypes[Name] = PayElementTypes[Name]> =
  Omit<HTMLAttributes<Types['element']>, keyof Types['properties']> &
  Types['properties'] & Types['attributes'] & Listeners<Types['events']>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${byTag('Template')}
    }
  }
}
`,
  solid: `${HEAD}import type { JSX } from 'solid-js';

type Listeners<Events> = { [Name in keyof Events as \`on:\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined };
type Explicit<Properties> = { [Name in keyof Properties as \`prop:\${Name & string}\`]?: Properties[Name] };
type Template<Name extends Tag, Types extends PayElementTypes[Name] = PayElementTypes[Name]> =
  Omit<JSX.HTMLAttributes<Types['element']>, keyof Types['properties']> &
  Types['properties'] & Types['attributes'] & Explicit<Types['properties']> & Listeners<Types['events']>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${byTag('Template')}
    }
  }
}
`,
  svelte: `${HEAD}import type { HTMLAttributes } from 'svelte/elements';

type Listeners<Events> = { [Name in keyof Events as \`on\${Name & string}\`]?: ((event: Events[Name]) => void) | undefined };
type Template<Name extends Tag, Types extends PayElementTypes[Name] = PayElementTypes[Name]> =
  Omit<HTMLAttributes<Types['element']>, keyof Types['properties']> &
  Types['properties'] & Types['attributes'] & Listeners<Types['events']>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${byTag('Template')}
  }
}
`,
  vue: `${HEAD}import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';

type Emits<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };
type Template<Name extends Tag, Types extends PayElementTypes[Name] = PayElementTypes[Name]> = new () => Types['element'] & {
  $props: Omit<HTMLAttributes, keyof Types['properties']> & Types['properties'] & Types['attributes'] & PublicProps;
  $emit: EmitFn<Emits<Types['events']>>;
};

declare module 'vue' {
  interface GlobalComponents {
${byTag('Template')}
  }
}
`,
};

/** @returns {Record<string, string>} files by path from `dist` */
export function typeFiles() {
  const names = Object.keys(FRAMEWORKS);
  return {
    'types/elements.d.ts': shared(),
    ...Object.fromEntries(Object.entries(FRAMEWORKS).map(([name, text]) => [`types/${name}.d.ts`, text])),
    // Importing types by name needs a module.
    ...Object.fromEntries(['elements', ...names].map((name) => [`types/${name}.js`, `${NOTE}export {};\n`])),
  };
}
