/** The engine that the tests run in, for the few things that one of them cannot be made to do. */
export const ENGINE = /Firefox/.test(navigator.userAgent)
  ? 'firefox'
  : /Chrom/.test(navigator.userAgent)
    ? 'chromium'
    : 'webkit';
