/** The engine that runs the tests: some features cannot be tested in every engine. */
export const ENGINE = /Firefox/.test(navigator.userAgent)
  ? 'firefox'
  : /Chrom/.test(navigator.userAgent)
    ? 'chromium'
    : 'webkit';
