/** What a server knows of the page that it writes, while it does: see src/server.ts. Browsers see for themselves. */
export const served = { lang: 'en', phone: false };
