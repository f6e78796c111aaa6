/** The encoder of `qrcode` without its renderers; @types/qrcode describes the whole package only. */
declare module 'qrcode/lib/core/qrcode.js' {
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'M' },
  ): { modules: { size: number; data: Uint8Array } };
}
