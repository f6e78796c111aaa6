import type { RedirectStrings } from '../strings.js';

export const redirect: RedirectStrings = {
  redirectTo: (host) => `Continue to ${host}`,
  redirectIn: (host, seconds) =>
    `You’ll be redirected to ${host} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  redirectStay: 'Stay here',
  openApp: 'Open the app',
  openingApp: 'Opening the app…',
  leaving: (host) => `Redirecting to ${host}…`,
  appMissing: 'App didn’t open?',
  pageMissing: (host) => `${host} didn’t open? Try again.`,
};
