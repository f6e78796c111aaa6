/**
 * The HTML of e-mails: tables and inline styles, because mail clients drop what is newer. The style sheet only has the dark
 * colours; clients that drop it show the light ones.
 */
import { directionOf } from './direction.js';
import { escaped } from './escaped.js';
import type { Picture } from './picture.js';
import type { Row, Slip } from './slip.js';

/** The colours of each theme, by the class of what has it. Each pair of text and ground has a contrast of at least 4.5. */
const DARK: Readonly<Record<string, string>> = {
  page: 'background-color:#111318',
  card: 'background-color:#1d2027;border-color:#3a3f4a',
  ink: 'color:#f2f3f5',
  soft: 'color:#b4bac4',
  note: 'background-color:#3a1d1d;border-color:#e5837b;color:#ffd9d6',
  done: 'background-color:#15301f;border-color:#6fbf8b;color:#d5f5df',
  link: 'color:#9db8ff',
};

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const MONO = "font-family:Consolas,Menlo,'Courier New',monospace";
const INK = 'color:#16181d';
const SOFT = 'color:#565c66';

/** A class whose colours change in the dark, and the style of the light theme. */
const look = (name: string, style: string) => `class="${name}" style="${style}"`;

export interface EmailPicture extends Picture {
  readonly src: string;
}

/** A line may end inside of longer codes, such as that of a QR code. The groups of a linha digitável are compared one by one. */
const LONGEST_GROUP = 20;

export function emailHtml(slip: Slip, picture: EmailPicture | null): string {
  const { lang, rightToLeft, title, merchant, amount, rows, strings } = slip;
  const direction = rightToLeft ? 'rtl' : 'ltr';
  const start = rightToLeft ? 'right' : 'left';
  const dark = Object.entries(DARK).map(([name, style]) => `.${name}{${style.replace(/(?=;|$)/g, ' !important')}}`);
  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(title)}</title>
<style>@media (prefers-color-scheme:dark){${dark.join('')}}</style>
</head>
<body ${look('page', `margin:0;padding:0;background-color:#f4f5f7`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" lang="${lang}" dir="${direction}" ${look('page', 'background-color:#f4f5f7')}>
<tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look('card', 'max-width:520px;background-color:#ffffff;border:1px solid #d9dce1;border-radius:12px')}>
<tr><td align="${start}" ${look('ink', `padding:24px;${FONT};font-size:16px;line-height:24px;${INK};text-align:${start}`)}>
${merchant ? `<p align="${start}" ${look('soft', `margin:0;font-size:14px;${SOFT};text-align:${start}`)}>${escaped(strings.seller)}: <span dir="${directionOf(merchant)}">${escaped(merchant)}</span></p>` : ''}
<h1 ${look('ink', `margin:0 0 4px;font-size:20px;line-height:28px;${INK}`)}>${escaped(title)}</h1>
${amount ? `<p dir="${directionOf(amount)}" align="${start}" ${look('ink', `margin:0 0 16px;font-size:28px;line-height:36px;font-weight:bold;${INK};text-align:${start}`)}>${escaped(amount)}</p>` : ''}
${renderMessage(slip)}
${picture ? renderPicture(slip, picture) : ''}
${rows.map((each) => renderRow(each, start)).join('\n')}
${renderGuide(slip, start)}
${slip.link ? `<p style="margin:24px 0 0"><a href="${escaped(slip.link.href)}" ${look('link', 'display:inline-block;padding:12px 20px;border:1px solid;border-radius:8px;color:#1f4fd1;font-weight:bold;text-decoration:none')}>${escaped(strings.redirectTo(slip.link.host))}</a></p>` : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function renderMessage({ message, advice, status }: Slip): string {
  if (!message) return '';
  const [name, style] =
    status === 'complete'
      ? ['done', 'background-color:#eaf7ee;border:1px solid #2e7d4f;color:#14532d']
      : ['note', 'background-color:#fdf0ef;border:1px solid #b3261e;color:#7a1a14'];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${look(name, `padding:12px 16px;border-radius:8px;${style}`)}><strong>${escaped(message)}</strong>${advice ? `<br>${escaped(advice)}` : ''}</td></tr></table>`;
}

/** Scanners need dark bars on a light ground with a margin, which are in the picture: no theme changes them. */
function renderPicture({ code, hint }: Slip, { src, width, height }: EmailPicture): string {
  return `${hint ? `<p ${look('soft', `margin:16px 0 8px;${SOFT}`)}>${escaped(hint)}</p>` : ''}
<p align="center" style="margin:8px 0;text-align:center"><img src="${escaped(src)}" alt="${escaped(code!.label)}" width="${width}" height="${height}" style="display:inline-block;border:0;background-color:#ffffff;max-width:100%"></p>`;
}

function renderRow({ label, value, isCode }: Row, start: string): string {
  const isLong = value.split(' ').some((group) => group.length > LONGEST_GROUP);
  const style = `${isCode ? `${MONO};` : ''}font-size:16px${isCode && isLong ? ';word-break:break-all' : ''}`;
  return `<p ${look('soft', `margin:16px 0 0;font-size:14px;line-height:20px;${SOFT}`)}>${escaped(label)}</p>
<p dir="${isCode ? 'ltr' : directionOf(value)}" align="${start}" ${look('ink', `margin:0;${style};${INK};text-align:${start}`)}>${escaped(value)}</p>`;
}

function renderGuide({ guide, strings, status }: Slip, start: string): string {
  if (!guide || status !== 'open') return '';
  // Outlook for Windows has paddings in table cells only.
  const margin = start === 'left' ? 'margin:0 0 0 24px' : 'margin:0 24px 0 0';
  const steps = guide.steps.map((step) => `<li style="margin:0 0 4px">${escaped(step)}</li>`).join('');
  return `<h2 ${look('ink', `margin:24px 0 8px;font-size:16px;line-height:24px;${INK}`)}>${escaped(strings.howToPay)}</h2>
${steps ? `<ol style="${margin};padding:0">${steps}</ol>` : ''}
<p ${look('soft', `margin:8px 0 0;${SOFT}`)}>${escaped(guide.after)}</p>`;
}
