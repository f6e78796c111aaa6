import type { CoreStrings } from '../strings.js';

const cannotShow = 'We can’t show this payment step. Choose another way to pay.';
const noConnection = 'No internet connection. Check your connection and try again.';
const unreachable = 'We can’t connect right now. Try again in a moment.';
const ourFault = 'Something went wrong on our side. Try again in a moment.';

export const core: CoreStrings = {
  locale: 'en',
  amounts: {
    locale: 'en',
    group: ',',
    decimal: '.',
    pattern: '¤#',
    symbols: {
      USD: '$',
      EUR: '€',
      GBP: '£',
      BRL: 'R$',
      MXN: 'MX$',
      IDR: 'IDR',
      THB: 'THB',
      PHP: '₱',
      MYR: 'MYR',
      VND: '₫',
      CNY: 'CN¥',
      KRW: '₩',
      JPY: '¥',
    },
  },
  loading: 'Loading…',
  waiting: 'Waiting for confirmation…',
  retry: 'Try again',
  otherMethod: 'Choose another way to pay',
  amount: 'Amount',
  seller: 'Seller',
  transferTitle: 'Bank transfer',
  voucherTitle: 'Cash voucher',
  walletTitle: 'E-wallet',
  cardTitle: 'Card',
  paymentComplete: 'Payment complete',
  paymentFailed: 'Payment failed',
  paymentCancelled: 'Payment cancelled',
  paymentExpired: 'The time to pay has run out',
  mandateTitle: 'Link your account',
  mandateComplete: 'Account linked',
  mandateExpired: 'The time to link your account has run out',
  mandateFailed: 'Couldn’t link the account',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'This payment step links to an unsafe address. Choose another way to pay.',
    'qr-too-long': 'This code can’t be shown as a QR code. Copy it instead.',
    'image-failed': 'Couldn’t load the QR code.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'That took too long. Try again.',
    'rate-limited': 'Too many attempts. Wait a moment and try again.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'We couldn’t process this request. Try again, or contact the seller.',
    'otp-incorrect': 'Incorrect code. Check it and try again.',
    'otp-expired': 'This code has expired. Request a new one.',
    'otp-attempts-exceeded': 'Too many incorrect codes. Start again, or choose another way to pay.',
  },
};
