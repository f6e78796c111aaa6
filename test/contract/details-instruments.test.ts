import { expect } from '@open-wc/testing';
import { ANY_TRANSFER } from '../../src/contract/details.js';
import { detailsKind, parseDetails } from '../../src/contract/index.js';

const SEPA = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', account_holder_name: 'Shop', reference: 'A 7' };
const US = { routing_number: '021000021', account_number: '1234', account_type: 'checking', swift_code: 'CHASUS33' };
const UK = { sort_code: '089999', account_number: '66374958' };
const VIRTUAL = { bank_name: 'BCA', account_number: '123456789012345678' };
const KONBINI = { store: 'Lawson', payment_code: '12345678', confirmation_number: '400008', phone: '0312345678' };

describe('the details of other payment providers', () => {
  const kinds: [object, string | null, string][] = [
    [SEPA, 'sepa_de', 'bank_transfer'],
    [SEPA, null, 'bank_transfer'],
    [US, null, 'bank_transfer'],
    [UK, 'bacs_gb', 'bank_transfer'],
    [VIRTUAL, 'bca_va_id', 'bank_transfer'],
    [{ bic: 'COBADEFFXXX' }, null, 'other'],
    [{ ...SEPA, store: 'x' }, null, 'other'],
    [{ entity: '12345', reference: '123456789' }, 'multibanco_pt', 'other'],
    [KONBINI, 'konbini_jp', 'other'],
    [{ biller_code: '70012', bill_key: '990000000260' }, 'echannel_id', 'other'],
    [{ reference: '1' }, 'oxxo_mx', 'cash_voucher'],
    [{ anything: '1' }, ANY_TRANSFER, 'bank_transfer'],
  ];
  for (const [details, method, kind] of kinds) {
    it(`are ${kind} for ${Object.keys(details).join(', ')} of ${method}`, () =>
      expect(detailsKind(details, method)).to.equal(kind));
  }

  for (const details of [SEPA, US, UK, VIRTUAL, KONBINI])
    it(`keep ${Object.keys(details).join(', ')}`, () => expect(parseDetails(details)).to.deep.equal(details));

  it('are left out for a method of the contract', () => {
    expect(parseDetails({ ...SEPA, account_number: '1' }, 'banktransfer_mx')).to.deep.equal({
      account_holder_name: 'Shop',
      account_number: '1',
      reference: 'A 7',
    });
    expect(parseDetails({ reference: '1', payment_code: '2' }, 'cashvoucher_mx')).to.deep.equal({ reference: '1' });
  });

  it('leave out the fields of other instruments from a transfer', () => {
    expect(parseDetails({ ...SEPA, store: 'x' }, ANY_TRANSFER)).to.deep.equal(SEPA);
  });

  it('must be texts in a transfer, with the path in the message', () => {
    expect(() => parseDetails({ iban: 7 })).to.throw('details.iban: expected string');
  });
});
