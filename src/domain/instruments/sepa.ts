/** A transfer to an IBAN; in euros, it may have a QR code for banking apps. */
import { epcQr } from '../epc-qr.js';
import { checkIban } from '../iban.js';
import type { InstrumentRules } from '../instrument-checks.js';

export const rules: readonly InstrumentRules[] = [
  {
    field: 'iban',
    isWrong: (value) => !checkIban(value).ok,
    codeOf: ({ account_holder_name: name = '', iban = '', swift_code, bic = swift_code, reference }, amount) =>
      epcQr({ name, iban, bic, amount, reference }),
  },
];
