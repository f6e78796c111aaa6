import { clabeControlDigit } from './clabe.js';

/** Writes the details of a transfer to a fictitious account at STP. @param account 11 digits @param reference 7 digits */
export function issueTransfer(account: string, reference: string, merchant = 'Comercio Ejemplo SA de CV') {
  const number = `646180${account}`;
  return {
    country: 'MX',
    currency: 'MXN',
    bank_name: 'STP',
    bank_code: '646',
    bank_branch_name: 'Ciudad de México',
    bank_branch_code: '180',
    account_holder_name: merchant,
    account_number: number + clabeControlDigit(number),
    reference,
  } as const;
}
