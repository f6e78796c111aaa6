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
  plate: 'background-color:#ffffff;padding:8px;border-radius:8px',
  done: 'background-color:#15301f;border-color:#6fbf8b;color:#d5f5df',
};

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const MONO = "font-family:Consolas,Menlo,'Courier New',monospace";
const INK = 'color:#16181d';
const SOFT = 'color:#565c66';

/** A class whose colours change in the dark, and the style of the light theme. */
const look = (name: string, style: string) => `class="${name}" style="${style}"`;

export interface EmailPicture extends Pick<Picture, 'width' | 'height'> {
  readonly src: string;
}

/** What an e-mail shows of its attachments. */
export interface EmailPictures {
  readonly code: EmailPicture | null;
  readonly logo: EmailPicture | null;
}

/** A wider picture would be scaled on a phone, where bars turn grey. A phone cannot scan its own screen: it has the text to copy. */
const PHONE_PX = 320;
/** Half of a linha digitável fits on a line of 14 px. */
const NARROW =
  '@media (max-width:519px){.wide{display:none !important}.narrow{display:inline !important}.long{font-size:14px !important}}';

/** A line may end inside of longer codes, such as that of a QR code. The groups of a linha digitável are compared one by one. */
const LONGEST_GROUP = 20;
/** Longer codes do not fit on a line of a phone. */
const LONGEST_LINE = 24;

/** The last words stay on one line if they are short, so that none of them is alone on it. Not for what is copied. */
const SHORT = 11;
function keepEnd(text: string): string {
  const words = text.split(' ');
  let end = words.pop() ?? '';
  while (words.length && end.length < SHORT) end = `${words.pop()}\u00a0${end}`;
  return [...words, end].join(' ');
}

export function emailHtml(slip: Slip, { code, logo }: EmailPictures): string {
  const { lang, rightToLeft, title, rows, brand } = slip;
  const direction = rightToLeft ? 'rtl' : 'ltr';
  const start = rightToLeft ? 'right' : 'left';
  const dark = Object.entries(DARK).map(([name, style]) => `.${name}{${style.replace(/(?=;|$)/g, ' !important')}}`);
  // The line of the shop's colour stays.
  dark.push(`.card{border-top-color:${brand.color} !important}`);
  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(title)}</title>
<style>${NARROW}@media (prefers-color-scheme:dark){${dark.join('')}}</style>
</head>
<body ${look('page', `margin:0;padding:0;background-color:#f4f5f7`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" lang="${lang}" dir="${direction}" ${look('page', 'background-color:#f4f5f7')}>
<tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look('card', `max-width:520px;background-color:#ffffff;border:1px solid #d9dce1;border-top:4px solid ${brand.color};border-radius:12px`)}>
<tr><td align="${start}" ${look('ink', `padding:24px;${FONT};font-size:16px;line-height:24px;${INK};text-align:${start}`)}>
${renderShop(slip, logo)}
${renderHead(slip, start)}
${renderMessage(slip)}
${renderLink(slip)}
${code ? renderPicture(slip, code) : ''}
${rows
  .filter(({ isRare }) => !isRare)
  .map((each) => renderRow(each, start))
  .join('\n')}
${renderGuide(slip, start, code)}
${renderRare(slip, start)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The logo, or the name of the shop. */
function renderShop({ merchant }: Slip, logo: EmailPicture | null): string {
  const name = escaped(merchant ?? '');
  if (logo)
    return `<p style="margin:0 0 16px"><img src="${escaped(logo.src)}" alt="${name}" width="${logo.width}" height="${logo.height}" class="plate" style="border:0"></p>`;
  return name && `<p ${look('ink', `margin:0 0 16px;font-weight:bold;${INK}`)}>${name}</p>`;
}

/** How, how much, until when, and to whom. */
function renderHead(
  { title, amount, deadline, seller, names, merchant, brand, rightToLeft }: Slip,
  start: string,
): string {
  // A sentence in the language of the slip, or a name alone.
  const sellerDirection = names.length && rightToLeft ? 'rtl' : directionOf(seller?.value ?? '');
  const isSaid = seller?.value === merchant && !brand.logo;
  const line = (name: string, text: string, style: string) =>
    `<p dir="${directionOf(text)}" align="${start}" ${look(name, `margin:0;${style};text-align:${start}`)}>${text}</p>`;
  const named = ({ label, value }: Row, direction: string, inValue: readonly string[]) =>
    `${escaped(label)}: <span dir="${direction}">${renderNames(value, inValue)}</span>`;
  return `<h1 ${look('ink', `margin:0;font-size:20px;line-height:28px;${INK}`)}>${escaped(keepEnd(title))}</h1>
${amount ? line('ink', escaped(amount), `font-size:32px;line-height:40px;font-weight:bold;${INK}`) : ''}
${deadline ? line('soft', named(deadline, directionOf(deadline.value), [deadline.value]), `font-size:16px;${SOFT}`) : ''}
${seller && !isSaid ? line('soft', named(seller, sellerDirection, names.length ? names : [seller.value]), `font-size:14px;${SOFT}`) : ''}`;
}

/** A sentence in which only the names are bold. */
function renderNames(sentence: string, names: readonly string[]): string {
  const whole = names.map(keepEnd);
  let rest = keepEnd(names.reduce((text, name, at) => text.replace(name, () => whole[at]!), sentence));
  let shown = '';
  for (const name of whole.sort((one, other) => rest.indexOf(one) - rest.indexOf(other))) {
    const [before = '', ...after] = rest.split(name);
    shown += `${escaped(before)}<span ${look('ink', `font-weight:bold;${INK}`)}>${escaped(name)}</span>`;
    rest = after.join(name);
  }
  return shown + escaped(rest);
}

/** The one button, whose ground Outlook for Windows needs in a table cell. */
function renderLink({ link, brand, strings }: Slip): string {
  if (!link) return '';
  const look = `background-color:${brand.color};border-radius:8px;padding:12px 20px`;
  const host = escaped(link.host);
  // A line does not end inside of a name with hyphens.
  const label = escaped(strings.redirectTo(link.host)).replace(
    host,
    () => `<span style="display:inline-block">${host}</span>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:16px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="${look}"><a href="${escaped(link.href)}" style="color:${brand.onColor};font-weight:bold;text-decoration:none">${label}</a></td></tr></table></td></tr></table>`;
}

/** The fields that are rarely entered, in one paragraph: a consumer looks for them only if the bank asks. */
function renderRare({ rows, strings }: Slip, start: string): string {
  const rare = rows.filter(({ isRare }) => isRare);
  if (!rare.length) return '';
  const texts = rare.map(
    ({ label, value }) => `${escaped(label)}: <span dir="${directionOf(value)}">${escaped(value)}</span>`,
  );
  return `<p align="${start}" ${look('soft', `margin:16px 0 0;font-size:13px;line-height:20px;${SOFT};text-align:${start}`)}><strong>${escaped(strings.transferMore)}</strong><br>${texts.join(' · ')}</p>`;
}

function renderMessage({ message, advice, status }: Slip): string {
  if (!message) return '';
  const [name, style] =
    status === 'complete'
      ? ['done', 'background-color:#eaf7ee;border:1px solid #2e7d4f;color:#14532d']
      : ['note', 'background-color:#fdf0ef;border:1px solid #b3261e;color:#7a1a14'];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${look(name, `padding:12px 16px;border-radius:8px;${style}`)}><strong>${escaped(keepEnd(message))}</strong>${advice ? `<br>${escaped(keepEnd(advice))}` : ''}</td></tr></table>`;
}

/** Scanners need dark bars on a light ground with a margin, which are in the picture: no theme changes them. */
function renderPicture({ code, hint }: Slip, { src, width, height }: EmailPicture): string {
  const kind = isWide(width) ? 'class="wide" ' : '';
  return `${hint ? `<p ${look('soft', `margin:16px 0 8px;${SOFT}`)}>${escaped(keepEnd(hint))}</p>` : ''}
<p ${kind}align="center" style="margin:16px 0;text-align:center"><img src="${escaped(src)}" alt="${escaped(code!.label)}" width="${width}" height="${height}" style="display:inline-block;border:0;background-color:#ffffff;max-width:100%"></p>`;
}

/** The number to pay stands out. */
function renderRow({ label, value, isCode, isMain }: Row, start: string): string {
  const isLong = isCode && value.split(' ').some((group) => group.length > LONGEST_GROUP);
  const isLine = value.length > 40;
  const size = isMain && !isLong ? `font-size:${isLine ? 16 : 18}px;font-weight:bold` : 'font-size:16px';
  const style = `${isCode ? `${MONO};` : ''}${size}${isLong ? ';word-break:break-all' : ''}`;
  const shown = isCode && !isLong && value.length > LONGEST_LINE ? renderHalves(value) : escaped(value);
  const text = `<p dir="${isCode ? 'ltr' : directionOf(value)}" align="${start}" ${look(isCode && isLine && !isLong ? 'ink long' : 'ink', `margin:0;${style};${INK};text-align:${start}`)}>${shown}</p>`;
  return `<p ${look('soft', `margin:16px 0 0;font-size:14px;line-height:20px;${SOFT}`)}>${escaped(label)}</p>
${isMain ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${look('page', 'padding:8px 12px;border-radius:8px;background-color:#f4f5f7')}>${text}</td></tr></table>` : text}`;
}

/** A code that needs two lines: each has about half of it, and whole groups. What is copied has one space between them. */
function renderHalves(code: string): string {
  const groups = code.split(' ');
  const halves = groups
    .slice(1)
    .map((_group, at) => [groups.slice(0, at + 1).join(' '), groups.slice(at + 1).join(' ')]);
  const longer = (parts: readonly string[]) => Math.max(...parts.map((part) => part.length));
  const [best = [code]] = halves.sort((one, other) => longer(one) - longer(other));
  return best.map((part) => `<span style="display:inline-block">${escaped(part)}</span>`).join(' ');
}

const isWide = (width: number) => width > PHONE_PX;

function renderGuide(
  { guide, guideWithoutCode, strings, status }: Slip,
  start: string,
  code: EmailPicture | null,
): string {
  if (!guide || status !== 'open') return '';
  // Outlook for Windows has paddings in table cells only.
  const margin = start === 'left' ? 'margin:0 0 0 24px' : 'margin:0 24px 0 0';
  // Where the barcode is hidden, no step asks to scan it.
  const stepOf = (step: string, at: number) => {
    const other = guideWithoutCode?.steps[at] ?? step;
    if (other === step || !code || !isWide(code.width)) return escaped(step);
    return `<span class="wide">${escaped(step)}</span><span class="narrow" style="display:none">${escaped(other)}</span>`;
  };
  const steps = guide.steps.map((step, at) => `<li style="margin:0 0 4px">${stepOf(step, at)}</li>`).join('');
  return `<h2 ${look('ink', `margin:24px 0 8px;font-size:16px;line-height:24px;${INK}`)}>${escaped(strings.howToPay)}</h2>
${steps ? `<ol style="${margin};padding:0">${steps}</ol>` : ''}
<p ${look('soft', `margin:8px 0 0;${SOFT}`)}>${escaped(keepEnd(guide.after))}</p>`;
}
