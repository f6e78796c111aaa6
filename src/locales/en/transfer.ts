import type { TransferStrings } from '../strings.js';

export const transfer: TransferStrings = {
  transferTitle: 'Bank transfer',
  transferExactly: 'Transfer exactly',
  transferCopyAll: 'Copy all',
  transferAll: 'all details',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Beneficiary (beneficiario)',
    bank_name: 'Bank (banco)',
    reference: 'Reference (referencia)',
    concept: 'Payment description (concepto)',
  },
};
