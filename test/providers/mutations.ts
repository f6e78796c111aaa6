/** Random changes of objects, the same in every run. */

/** Mulberry32: a small generator of numbers from 0 to below 1, from a seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Values that break code which trusts its input. */
const HOSTILE: readonly unknown[] = [
  ...[null, undefined, '', ' ', 0, -1, 0.1, 1e21, Number.MAX_SAFE_INTEGER + 2, NaN, Infinity, true, false],
  ...['javascript:alert(1)', 'https://evil.example/\u202egnp', 'data:text/html,x', '1e9', '0x10', '٣', 'NaN', '\u0000'],
  ...[[], [null], [[]], {}, { length: 1 }, JSON.parse('{"__proto__":{"type":"redirect"}}'), 'x'.repeat(70_000)],
  ...[
    Object.create(null),
    new Date(0),
    () => 1,
    Symbol('x'),
    10n,
    new Map(),
    {
      get type() {
        return 1;
      },
    },
  ],
];

type Holder = Record<string, unknown>;

/** Every object and array in a value, the outer one first. */
function holdersOf(value: unknown): Holder[] {
  // Hostile objects are shared by all runs, and some cannot be changed.
  if (typeof value !== 'object' || value === null || HOSTILE.includes(value)) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersOf)];
}

/** Every string in a value. */
export const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

/** @returns a function that returns another changed copy of one of the samples at each call */
export function mutations(samples: readonly unknown[]): () => unknown {
  const random = generator(20_261_123);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const texts = samples.map((sample) => JSON.stringify(sample));
  // Texts, because a part that is shared could contain itself after a few changes.
  const parts = samples
    .flatMap(holdersOf)
    .flatMap((holder) => Object.values(holder))
    .map((part) => JSON.stringify(part))
    .filter((part): part is string => part !== undefined);
  return () => {
    const copy: unknown = JSON.parse(pick(texts));
    for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
      const holder = pick(holdersOf(copy));
      const key = pick(Object.keys(holder));
      if (key === undefined) continue;
      const kind = random();
      // `defineProperty`, because an object may have a getter only, and `__proto__` is to be a field like any other.
      const set = (name: string, value: unknown) =>
        Reflect.defineProperty(holder, name, { configurable: true, enumerable: true, writable: true, value });
      if (kind < 0.2) Reflect.deleteProperty(holder, key);
      else if (kind < 0.6) set(key, pick(HOSTILE));
      else if (kind < 0.9) set(key, JSON.parse(pick(parts)));
      else set(pick(['type', 'status', 'object', 'action', 'url', '__proto__', 'constructor']), holder[key]);
    }
    return copy;
  };
}
