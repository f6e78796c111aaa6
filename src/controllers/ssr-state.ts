/** Properties of the page that a server renders: see src/server.ts. A browser detects them itself. */
export const ssrState = { lang: 'en', asked: 'en', phone: false };
