/** The encoders of jsbarcode, which has no types for them. They need options, which may be empty. */
declare module 'jsbarcode/bin/barcodes/ITF/index.js' {
  export class ITF {
    constructor(data: string, options: object);
    encode(): { data: string };
  }
}
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(data: string, options: object);
    encode(): { data: string };
  }
}
