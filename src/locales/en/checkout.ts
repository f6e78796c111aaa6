import type { CheckoutStrings } from '../strings.js';

export const checkout: CheckoutStrings = {
  checkoutTitle: 'How would you like to pay?',
  linkTitle: 'Which account would you like to link?',
  payAmount: (amount) => `Pay ${amount}`,
  linkAccount: 'Link account',
  paying: 'One moment…',
  stepTitle: 'Your payment',
  saveAccount: 'Save this account for next time',
  recurring: (seller, price) => `${seller || 'The seller'} may charge ${price} until you cancel.`,
  linkingTerms: (seller) =>
    `Once your account is linked, ${seller || 'the seller'} can take payments from it. Nothing is charged now.`,
  firstPayment: (amount) => `The first payment of ${amount} is on its way.`,
  priceChanged: (before, now) => `The price has changed from ${before} to ${now}.`,
  earlierOpen: 'You’ve started a payment that may still arrive. If you’ve already paid it, don’t pay again.',
  goBack: 'Go back to that payment',
  earlierPaid: 'Your earlier payment has arrived. Don’t pay again.',
  paidTwice: 'Two payments have arrived for this order. Contact the seller to get one back.',
  noMethods: 'There’s no way to pay right now. Contact the seller.',
  signedOut: 'Your session has ended. Sign in again to pay.',
  gone: 'This order is no longer available.',
  unusableCheckout: 'We can’t show this order. Contact the seller.',
  orderChanged: 'This order has changed. Check it before you pay.',
};
