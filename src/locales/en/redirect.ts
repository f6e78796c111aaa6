import type { RedirectStrings } from '../strings.js';

export const redirect: RedirectStrings = {
  redirectHint: (host) => `You’ll finish on ${host}, then come back here.`,
  appHint: (app) => `Confirm in the ${app && `${app} `}app, then come back here.`,
  appOnPhone: (app) => `Confirm in the ${app && `${app} `}app on your phone.`,
  scan: 'To continue on your phone, scan this code with its camera.',
  redirectTabHint: (host) => `Finish on ${host} in the other tab.`,
  redirectShow: 'Go to the other tab',
  redirectTo: (host) => `Continue to ${host}`,
  redirectIn: (host, seconds) =>
    `You’ll be redirected to ${host} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  redirectStay: 'Stay here',
  openApp: 'Open the app',
  openNamed: (app) => `Open ${app}`,
  openHere: (app) => `Open ${app || 'the app'} on this computer`,
  openUpi: 'Open your UPI app',
  upiHint: 'Confirm in your UPI app, then come back here.',
  notFinished: 'Not finished yet.',
  openingApp: 'Opening the app…',
  leaving: (host) => `Redirecting to ${host}…`,
  appMissing: (app) => `${app || 'App'} didn’t open?`,
  pageMissing: (host) => `${host} didn’t open? Try again.`,
};
