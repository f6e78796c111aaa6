import type { Strings } from './strings.js';

const cannotShow = 'This payment step cannot be shown. Choose another way to pay.';
const noConnection = 'No connection. Check it and try again.';
const ourFault = 'Something went wrong on our side. Try again in a moment.';

export const en: Strings = {
  loading: 'Loading…',
  waiting: 'Waiting for confirmation…',
  retry: 'Try again',
  paymentComplete: 'Payment complete',
  paymentFailed: 'The payment was not completed',
  paymentExpired: 'The time to pay has run out',
  mandateComplete: 'Account linked',
  mandateFailed: 'The account could not be linked',

  redirectTo: (host) => `Continue to ${host}`,
  redirectIn: (host, seconds) => `You will be taken to ${host} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  redirectStay: 'Stay here',
  openApp: 'Open the app',
  openingApp: 'Opening the app…',
  leaving: (host) => `Taking you to ${host}…`,

  otpLabel: 'One-time code',
  otpHint: (length) => `Enter the ${length}-digit code that was sent to you.`,
  otpSubmit: 'Confirm',
  otpSubmitting: 'Checking the code…',
  otpConfirming: 'Code accepted. Waiting for confirmation…',
  otpDone: 'Code confirmed',
  otpResend: 'Send a new code',
  otpResendIn: (seconds) => `Send a new code (${seconds} s)`,
  otpResending: 'Sending a new code…',
  otpResent: 'A new code is on its way.',
  otpResendFailed: 'A new code could not be sent. Try again.',

  qrLabel: 'QR code to pay',
  qrHint: 'Scan this code with the app you pay with, or copy it and paste it there.',
  qrCode: 'payment code',

  detailsLabel: 'Payment details',
  copy: 'Copy',
  copyOf: (label) => `Copy ${label}`,
  copied: (label) => `Copied: ${label}`,
  copyFailed: (label) => `Could not copy: ${label}. Select it and copy it yourself.`,

  fields: {
    code: 'Barcode number',
    number: 'Payment line',
    country: 'Country',
    currency: 'Currency',
    bank_name: 'Bank',
    bank_code: 'Bank code',
    bank_branch_name: 'Branch',
    bank_branch_code: 'Branch code',
    account_holder_name: 'Account holder',
    account_number: 'Account number',
    reference: 'Reference',
  },

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
    'otp-incomplete': 'Enter all digits of the code.',
    'otp-incorrect': 'That code is not right. Check it and try again.',
    'otp-expired': 'That code has expired. Ask for a new one.',
    'otp-attempts-exceeded': 'Too many wrong codes. Start again, or choose another way to pay.',
  },
};
