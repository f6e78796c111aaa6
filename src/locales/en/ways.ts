import type { WayStrings } from '../strings.js';

export const ways: WayStrings = {
  waysTitle: 'Other ways to pay',
  wayQr: 'Show QR code',
  wayApp: 'App',
  wayPage: 'Web page',
  wayDetails: 'Payment details',
};
