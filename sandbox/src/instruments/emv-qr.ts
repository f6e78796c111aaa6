/** EMV QR payloads in merchant-presented mode, as Pix, PromptPay and QRIS use them. */
import { crc16 } from '../../../src/domain/crc16.js';
import { encodeTlv } from '../../../src/domain/emv-qr.js';
import { paramError } from '../errors.js';

const field = (tag: string, value: string) => encodeTlv([{ tag, value }]);

/** Tag 54 holds at most 13 characters. Source: EMV QR Code Specification, Merchant-Presented Mode. */
function amountField(amount: string): string {
  if (amount.length > 13) throw paramError('amount', 'a QR code holds at most 9999999999.99');
  return field('54', amount);
}

function payload(...fields: string[]): string {
  const body = `${fields.join('')}6304`;
  return body + crc16(body);
}

/** A dynamic Pix BR Code. Source: Banco Central do Brasil, Manual de Padrões para Iniciação do Pix. */
export function pixCode({ txid, amount }: { txid: string; amount: string }): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', `pix.example.com/qr/v2/${txid}`);
  return payload(
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    amountField(amount),
    field('58', 'BR'),
    field('59', 'LOJA EXEMPLO LTDA'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
  );
}

/** A PromptPay code to a merchant's phone number. Source: Bank of Thailand, Thai QR Payment Standard. */
export function promptPayCode({ amount }: { amount: string }): string {
  const account = field('00', 'A000000677010111') + field('01', '0066812345678');
  return payload(
    field('00', '01'),
    field('01', '12'),
    field('29', account),
    field('53', '764'),
    amountField(amount),
    field('58', 'TH'),
    field('59', 'EXAMPLE SHOP'),
    field('60', 'BANGKOK'),
  );
}

/** A dynamic QRIS code of a merchant. Source: Bank Indonesia, Standar Nasional QR Code Pembayaran (QRIS). */
export function qrisCode({ amount }: { amount: string }): string {
  const account = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020012345678') + field('03', 'UMI');
  return payload(
    field('00', '01'),
    field('01', '12'),
    field('51', account),
    field('52', '5812'),
    field('53', '360'),
    amountField(amount),
    field('58', 'ID'),
    field('59', 'TOKO CONTOH'),
    field('60', 'JAKARTA'),
    field('61', '10110'),
  );
}
