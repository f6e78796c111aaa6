/** What each error means to the developer of a page, and what to do. The texts have names of the library only. */
import type { PayErrorCode } from '../errors.js';

interface Advice {
  /** Without a full stop: the path of the wrong field follows. */
  readonly cause: string;
  readonly repair: string;
  /** Repairs for some messages of the error, which are added. */
  readonly also?: readonly (readonly [message: RegExp, repair: string])[];
  /** It comes and goes, or the consumer makes it: the console has it, and the element does not. */
  readonly isPassing?: true;
}

const AMOUNT = [
  /amount\w*: expected string/,
  'Amounts are strings with decimals, because numbers lose cents.',
] as const;

export const ADVICE: Readonly<Record<PayErrorCode, Advice>> = {
  'invalid-input': {
    cause: 'What is set is not a payment, mandate, action or list of methods, or a setting is not valid',
    repair: 'Pass the JSON of the service on as it is.',
    also: [[/^not JSON/, 'Mind the quotes around the attribute, or set the property from a script.'], AMOUNT],
  },
  'unsupported-action': {
    cause: 'This version does not know the type of the action, or the provider',
    repair:
      'Correct the name, register a step for the action, choose a different payment method, or update the package.',
  },
  'unsafe-url': {
    cause: 'The URL may not be opened',
    repair:
      'Use https, and list the host in allowed-hosts, or the scheme of the app in app-schemes, if you limit them.',
  },
  'qr-too-long': {
    cause: 'The text does not fit into a QR code, and there is no picture of it',
    repair: 'Pass the text of the payment method as it is, or the URL of a picture.',
  },
  'image-failed': {
    cause: 'No picture of the QR code could be loaded',
    repair: 'Open its URL in the browser, and allow its host in img-src of the Content-Security-Policy.',
  },
  'load-failed': {
    cause: 'A file of the library, or the element of a step, could not be loaded',
    repair:
      'Copy the folder chunks/ beside pay-elements.js, from the same version, or use pay-elements.all.js. Register the element of a step of your own.',
  },
  offline: {
    cause: 'The browser has no connection',
    repair: 'The element goes on once there is one.',
    isPassing: true,
  },
  network: {
    cause: 'There is no response',
    repair:
      'Start the backend, and check the address. On a different origin it must send CORS headers. It must not redirect to a different origin, for example to sign in. The browser gives the reason above.',
  },
  timeout: {
    cause: 'There is no response in time',
    repair: 'Find out what the backend waits for. The limit is timeout of <pay-provider>, in milliseconds.',
    isPassing: true,
  },
  'rate-limited': {
    cause: 'The backend says that it is asked too often',
    repair: 'Raise its limit, or let it send Retry-After.',
    isPassing: true,
  },
  server: {
    cause: 'The backend has failed',
    repair: 'Read its log: the key of the payment service may have expired, or the service cannot be reached.',
  },
  refused: {
    cause: 'The backend refuses the request',
    repair: 'Check the address, the cookies and the headers.',
    also: [
      [/^HTTP 0/, 'It redirects, for example to a page to sign in, and such a redirect is not followed.'],
      [/^HTTP 40[13]/, 'It needs the session of the consumer, or headers of <pay-provider>.'],
      [/^HTTP 404: GET/, 'There is no such payment, or it belongs to the session of a different consumer.'],
      [
        /^HTTP 404: POST .*\/v1\//,
        'Set base-url of <pay-provider> to the path below which the backend has /v1, such as /merchant.',
      ],
    ],
  },
  'bad-response': {
    cause: 'The backend has not returned a payment or mandate as JSON',
    repair: 'Return the JSON of the service as it is.',
    also: [
      [/HTML/, 'The address has a web page: one to sign in, or the one that the server has for unknown addresses.'],
      [/^answer\.object: [^,]*$/, 'For an object of a payment provider, set the attribute provider to its name.'],
      AMOUNT,
    ],
  },
  'not-configured': {
    cause: 'It has no address to send a one-time code to, or the page may not have a frame of a bank',
    repair: 'For a code, set mandate-id, mandate or verify-url, or respond to pay-otp-submit.',
    also: [[/Content Security Policy/, 'Allow the hosts of the bank in frame-src and form-action.']],
  },
  'otp-incorrect': {
    cause: 'The service says that the one-time code is wrong',
    repair: 'In the sandbox, read the code of the mandate in the dashboard, or set SANDBOX_OTP.',
    isPassing: true,
  },
  'otp-expired': {
    cause: 'The service says that the one-time code is too old',
    repair: 'Let it send another one.',
    isPassing: true,
  },
  'otp-attempts-exceeded': {
    cause: 'The service takes no more one-time codes for this mandate',
    repair: 'Create a new mandate when the consumer starts again: listen to pay-retry.',
    isPassing: true,
  },
};
