/** Writes values as JavaScript, for the code of a story. */
import { stillClock } from '../stories/support.js';

/** A function that a story uses as `fetch`, with the code that writes it in another page. */
interface Coded {
  readonly code: (write: typeof literal) => string;
}

const isCoded = (value: unknown): value is Coded => typeof value === 'function' && 'code' in value;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
const MINUTE_MS = 60_000;

/** The function that `literal` uses for times. */
export const IN_MINUTES = 'const inMinutes = (minutes) => new Date(Date.now() + minutes * 60_000).toISOString();';

const isIdentifier = (name: string) => /^[A-Za-z_]\w*$/.test(name);

/**
 * Times are relative to now, as they are in the story, whose clock stands still. Fields of a payment that are null, and empty
 * objects but its action, are left out: the service sends them, the elements do not need them.
 */
export function literal(value: unknown, indent = '  '): string {
  if (isCoded(value)) return value.code((inner) => literal(inner, indent));
  if (typeof value === 'function') return String(value);
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== null && item !== undefined)
        .filter(([name, item]) => !/^(?:metadata|extra)$/.test(name) || Object.keys(item as object).length)
        .map(([name, item]) => `${isIdentifier(name) ? name : quoted(name)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return items.length ? `${open}\n${inner}${items.join(`,\n${inner}`)},\n${indent}${close}` : `${open}${close}`;
}

function text(value: string): string {
  if (INSTANT.test(value)) return `inMinutes(${Math.round((Date.parse(value) - stillClock.now()) / MINUTE_MS)})`;
  const { origin } = location;
  return value.startsWith(`${origin}/`)
    ? `new URL(${quoted(value.slice(origin.length))}, location.href).href`
    : quoted(value);
}

/** A script in a page must not contain `</script`. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200b\u00ad]/g, escaped);
  return json.includes("'") || json.includes('\\') ? json : `'${json.slice(1, -1)}'`;
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
