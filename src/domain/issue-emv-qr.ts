/** Writes EMV QR payloads in merchant-presented mode, as Pix, PromptPay and QRIS use them, for fictitious merchants. */
import { crc16 } from './crc16.js';
import { encodeTlv, type TlvField } from './emv-qr.js';

export const field = (tag: string, value: string): TlvField => ({ tag, value });

/** Returns the payload with these fields, their version before them and their checksum at the end. */
export function emvCode(...fields: readonly TlvField[]): string {
  const text = `${encodeTlv([field('00', '01'), ...fields])}6304`;
  return text + crc16(text);
}

/** Tag 54 holds at most 13 characters. Source: EMV QR Code Specification, Merchant-Presented Mode. */
function amountField(amount: string): TlvField {
  if (amount.length > 13) throw new RangeError('a QR code holds at most 9999999999.99');
  return field('54', amount);
}

/** Tag 59 holds at most 25 characters, here in capitals without accents as on statements. Source: as above. */
const merchantField = (name: string) =>
  field(
    '59',
    name
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .trim()
      .toUpperCase()
      .slice(0, 25),
  );

interface EmvOrder {
  readonly amount: string;
  readonly merchant?: string | undefined;
}

/**
 * A dynamic Pix BR Code. Source: Banco Central do Brasil, Manual de Padrões para Iniciação do Pix.
 * @throws {RangeError} for an amount that the code cannot hold
 */
export function pixCode({ txid, amount, merchant = 'Loja Exemplo Ltda' }: EmvOrder & { txid: string }): string {
  return emvCode(
    field('01', '12'),
    field('26', encodeTlv([field('00', 'br.gov.bcb.pix'), field('25', `pix.example.com/qr/v2/${txid}`)])),
    field('52', '0000'),
    field('53', '986'),
    amountField(amount),
    field('58', 'BR'),
    merchantField(merchant),
    field('60', 'SAO PAULO'),
    field('62', encodeTlv([field('05', '***')])),
  );
}

/**
 * A PromptPay code to a merchant's phone number. Source: Bank of Thailand, Thai QR Payment Standard.
 * @throws {RangeError} for an amount that the code cannot hold
 */
export function promptPayCode({ amount, merchant = 'Example Shop' }: EmvOrder): string {
  return emvCode(
    field('01', '12'),
    field('29', encodeTlv([field('00', 'A000000677010111'), field('01', '0066812345678')])),
    field('53', '764'),
    amountField(amount),
    field('58', 'TH'),
    merchantField(merchant),
    field('60', 'BANGKOK'),
  );
}

/**
 * A dynamic QRIS code of a merchant. Source: Bank Indonesia, Standar Nasional QR Code Pembayaran (QRIS).
 * @throws {RangeError} for an amount that the code cannot hold
 */
export function qrisCode({ amount, merchant = 'Toko Contoh' }: EmvOrder): string {
  return emvCode(
    field('01', '12'),
    field('51', encodeTlv([field('00', 'ID.CO.QRIS.WWW'), field('02', 'ID1020012345678'), field('03', 'UMI')])),
    field('52', '5812'),
    field('53', '360'),
    amountField(amount),
    field('58', 'ID'),
    merchantField(merchant),
    field('60', 'JAKARTA'),
    field('61', '10110'),
  );
}
