import type { CoreStrings } from '../strings.js';

const cannotShow = 'This payment step cannot be shown. Choose another way to pay.';
const noConnection = 'No connection. Check it and try again.';
const ourFault = 'Something went wrong on our side. Try again in a moment.';

export const core: CoreStrings = {
  locale: 'en',
  loading: 'Loading…',
  waiting: 'Waiting for confirmation…',
  retry: 'Try again',
  paymentComplete: 'Payment complete',
  paymentFailed: 'The payment was not completed',
  paymentExpired: 'The time to pay has run out',
  mandateComplete: 'Account linked',
  mandateExpired: 'The time to link the account has run out',
  mandateFailed: 'The account could not be linked',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'This payment step leads to an unsafe address. Choose another way to pay.',
    'qr-too-long': 'This code is too long for a QR code. Copy it instead.',
    'image-failed': 'The QR code could not be loaded.',
    'load-failed': noConnection,
    network: noConnection,
    timeout: 'That took too long. Try again.',
    'rate-limited': 'Too many requests. Wait a moment and try again.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'The request was refused. Go back and try again.',
    'otp-incorrect': 'That code is not right. Check it and try again.',
    'otp-expired': 'That code has expired. Ask for a new one.',
    'otp-attempts-exceeded': 'Too many wrong codes. Start again, or choose another way to pay.',
  },
};
