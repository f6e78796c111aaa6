/** Components for React 18 and older, which sets only attributes and listens only to the browser's events. */
import { oneLine } from '../one-line.mjs';
import { elements, ownEvents } from './elements.mjs';

/** @typedef {import('./elements.mjs').PayElement} PayElement */

const NOTE = '// Written by scripts/build/frameworks.mjs from custom-elements.json.\n';

/** `onPayReady` of `pay-ready`. @param {string} event */
const listener = (event) => `on${event.replace(/(?:^|-)(\w)/g, (_all, letter) => letter.toUpperCase())}`;

/** @param {PayElement} element */
function component(element) {
  const { name, tag, module } = element;
  const events = ownEvents(element).map((one) => `${listener(one.name)}: '${one.name}'`);
  return `${NOTE}import * as React from 'react';
import { createComponent } from '@lit/react';
import { ${name} as Element } from '../esm/${module}.js';
import '../esm/define/${tag}.js';

export const ${name} = /* @__PURE__ */ createComponent({
  react: React,
  tagName: '${tag}',
  elementClass: Element,
  events: { ${events.join(', ')} },
});
`;
}

/** @param {PayElement} element */
function declaration(element) {
  const { name, module, description } = element;
  const events = ownEvents(element);
  const types = [...new Set(events.map(({ type }) => type))].sort();
  return `${NOTE}import type { EventName, ReactWebComponent } from '@lit/react';
import type { ${types.join(', ')} } from '../esm/index.js';
import type { ${name} as Element } from '../esm/${module}.js';

/** ${oneLine(description)} */
export declare const ${name}: ReactWebComponent<Element, {
${events.map((one) => `/** ${oneLine(one.description)} */\n${listener(one.name)}: EventName<${one.type}>;`).join('\n')}
}>;
`;
}

/** @returns {Record<string, string>} files by path from `dist` */
export function reactFiles() {
  const all = NOTE + elements.map(({ name, tag }) => `export { ${name} } from './${tag}.js';\n`).join('');
  return {
    ...Object.fromEntries(elements.map((one) => [`react/${one.tag}.js`, component(one)])),
    ...Object.fromEntries(elements.map((one) => [`react/${one.tag}.d.ts`, declaration(one)])),
    'react/index.js': all,
    'react/index.d.ts': all,
  };
}
