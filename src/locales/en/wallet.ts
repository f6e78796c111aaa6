import type { WalletStrings } from '../strings.js';

export const wallet: WalletStrings = {
  walletLabel: 'Linked account',
  walletReferences: { email: 'Email', phone: 'Phone number', card: 'Card', account: 'Account' },
  walletName: 'Name',
  walletBalance: 'Balance',
  walletUnusable: 'We can’t show the account details. Reload the page.',
};
