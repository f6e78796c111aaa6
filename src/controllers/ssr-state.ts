/** Properties of the page that a server renders: see src/server.ts. A browser detects them itself. */
export const ssrState: {
  lang: string;
  asked: string;
  phone: boolean;
  /** The names of banks, which a browser loads after the slip. */
  banks?: typeof import('../domain/brazilian-banks.js');
} = { lang: 'en', asked: 'en', phone: false };
