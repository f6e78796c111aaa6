/** jsbarcode has no types for its encoders. Their options are required, but may be empty. */

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
