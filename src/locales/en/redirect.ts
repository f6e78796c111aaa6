import type { RedirectStrings } from '../strings.js';

export const redirect: RedirectStrings = {
  redirectTo: (host) => `Continue to ${host}`,
  redirectIn: (host, seconds) => `You will be taken to ${host} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  redirectStay: 'Stay here',
  openApp: 'Open the app',
  openingApp: 'Opening the app…',
  leaving: (host) => `Taking you to ${host}…`,
  appMissing: 'The app did not open?',
  pageMissing: (host) => `${host} did not open? Try again.`,
};
