import type { WalletStrings } from '../strings.js';

export const wallet: WalletStrings = {
  walletLabel: 'Linked account',
  walletReferences: { email: 'E-mail', phone: 'Phone number', card: 'Card', account: 'Account' },
  walletName: 'Name',
  walletBalance: 'Balance',
  walletUnusable: 'The details of the account cannot be shown.',
};
