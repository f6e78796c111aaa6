/**
 * CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) over the UTF-8 bytes of a text. EMV QR codes end with it.
 * Source: EMV QR Code Specification for Payment Systems, Merchant-Presented Mode, 4.7.3.
 * @returns four upper-case hex digits
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
