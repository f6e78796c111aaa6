/** The encoders of jsbarcode, which has no types for them. They need options, which may be empty. */
/* eslint-disable no-restricted-syntax -- what another package exports */
declare module 'jsbarcode/bin/barcodes/ITF/ITF.js' {
  export type Encoder = new (data: string, options: object) => { encode(): { data: string } };
  const encoder: Encoder | { default: Encoder };
  export default encoder;
}
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128.js' {
  export type Encoder = new (data: string, options: object) => { encode(): { data: string } };
  const encoder: Encoder | { default: Encoder };
  export default encoder;
}
