/** Values that no field expects, and the requests that have them. */
import fc from 'fast-check';

export const text = (length: number) => 'x'.repeat(length);
const oddTexts = fc.constantFrom(
  ...[0, 1, 63, 64, 65, 5_000, 5_001].map(text),
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff x',
    '😀'.repeat(64),
    '😀'.repeat(65),
    "'; drop table payments; --",
    '%00',
    '../..',
  ],
  ...['NaN', '1e3', '-1', '0x10', 'Infinity', '1.', '.5', '٣', '9'.repeat(18), '9'.repeat(400), '1 ', ' 1'],
  ...['__proto__', 'constructor', 'toString', 'cst_none', 'pix_br', 'BRL', 'XXX', 'javascript:alert(1)'],
);
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const odd = fc.oneof(
  oddTexts,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    { a: null },
    Number.MAX_SAFE_INTEGER + 1,
    1e308,
    deep(5_000),
  ),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"constructor":1}'), { toString: 'x' }),
  fc.anything({ maxDepth: 3 }).filter((value) => typeof value !== 'bigint'),
);

interface Mutation {
  kind: string;
  at?: number;
  name?: string;
  value?: unknown;
  more?: boolean;
}

/** A valid body with one or two fields replaced, removed or added; or another body. */
export const mutations = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('field'), at: fc.nat(40), value: odd, more: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('without'), at: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('added'), name: oddTexts, value: odd }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('body'), value: odd }) },
);

function stringify(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '';
  } catch {
    return '{"a":';
  }
}

/** All fields of a body, including nested ones. */
function places(body: Record<string, unknown>): [owner: Record<string, unknown>, name: string][] {
  return Object.entries(body).flatMap(([name, value]) => [
    [body, name] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null ? places(value as Record<string, unknown>) : []),
  ]);
}

export function mutate(body: Record<string, unknown>, mutation: Mutation): string {
  const copy = structuredClone(body);
  const all = places(copy);
  const [owner, name] = all[(mutation.at ?? 0) % Math.max(all.length, 1)] ?? [copy, 'x'];
  if (mutation.kind === 'body') return stringify(mutation.value);
  if (mutation.kind === 'without') delete owner[name];
  else if (mutation.kind === 'added') copy[mutation.name!] = mutation.value;
  else owner[name] = mutation.value;
  if (mutation.more) copy[Object.keys(copy)[0]!] = mutation.value;
  return stringify(copy);
}
