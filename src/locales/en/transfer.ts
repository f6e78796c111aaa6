import type { TransferStrings } from '../strings.js';

export const transfer: TransferStrings = {
  transferExactly: 'Exact amount',
  transferMore: 'More bank details',
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
