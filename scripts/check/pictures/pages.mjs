/** Pages to take pictures of, for our own browser only. */

export const ORIGIN = 'https://shop.example';

/** Family, weight, and the file of a package of fonts. */
export const FONTS = /** @type {const} */ ([
  ['Sans', 400, 'noto-sans/files/noto-sans-latin-400-normal.woff2'],
  ['Sans', 600, 'noto-sans/files/noto-sans-latin-600-normal.woff2'],
  ['Mono', 400, 'noto-sans-mono/files/noto-sans-mono-latin-400-normal.woff2'],
  ['Mono', 600, 'noto-sans-mono/files/noto-sans-mono-latin-600-normal.woff2'],
]);

const FACES = FONTS.map(
  ([family, weight], index) =>
    `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(/font/${index}); }`,
).join('\n      ');

/** A shop's page with one step. @param {Record<string, unknown>} resource */
export function stepPage(resource) {
  const property = resource.object === 'mandate' ? 'mandate' : 'payment';
  const json = JSON.stringify(resource).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>Checkout</title>
    <link rel="stylesheet" href="/pay-elements/pay-elements.css" />
    <style>
      ${FACES}
      body { margin: 0; padding: 20px; font: 16px/1.5 Sans; background: light-dark(#fff, #15171c); }
      pay-provider { --pay-font-family-code: Mono; }
    </style>
    <script type="module" src="/pay-elements/pay-elements.js"></script>
  </head>
  <body>
    <pay-provider base-url="/merchant"><pay-action ${property}='${json}'></pay-action></pay-provider>
  </body>
</html>`;
}

/** Steps side by side, each on a phone's screen. @param {readonly string[]} names */
export function heroPage(names) {
  const frames = names.map((name) => `<iframe title="${name}" src="/step/${name}"></iframe>`).join('');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>Steps</title>
    <style>
      body {
        display: flex; gap: 20px; justify-content: center; margin: 0; padding: 20px;
        background: light-dark(#eef1f6, #0d1117);
      }
      iframe {
        box-sizing: border-box; inline-size: 372px; block-size: 690px; overflow: hidden;
        border: 6px solid light-dark(#c9d1dc, #3b424d); border-radius: 28px;
      }
    </style>
  </head>
  <body>${frames}</body>
</html>`;
}
