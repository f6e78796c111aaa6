/** Packages that are installed only when the site is built, in this folder. */
declare module '@11ty/eleventy';
declare module 'markdown-it';
declare module 'minisearch';
declare module 'prismjs';
declare module 'prismjs/components/index.js';

/** The site has copies of these beside the scripts that import them. */
declare module '*/minisearch.js' {
  export { default } from 'minisearch';
}

declare module '*/event-names.js' {
  export const EVENTS: readonly string[];
}

declare module '*/testing.js' {
  export * from 'pay-elements/testing';
}
