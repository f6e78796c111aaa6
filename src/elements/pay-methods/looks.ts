import type { Marks } from '../../domain/mark.js';
import type { CoreStrings, MethodStrings } from '../../locales/strings.js';
import { lookOf, type Look } from '../method-look.js';
import type { Method } from './read-methods.js';

/** Returns the mark and the name of each method. Those that would have the same name are told apart by their country. */
export function looksOf(methods: readonly Method[], strings: CoreStrings & MethodStrings, marks: Marks): Look[] {
  const looks = methods.map(({ id, name }) => {
    const look = lookOf(id, strings, marks);
    return { id, name, look: name ? { ...look, title: name } : look };
  });
  return looks.map(({ id, name, look }) => {
    const [, country] = /_([a-z]{2})$/i.exec(id) ?? [];
    if (name || !country || looks.filter((other) => other.look.title === look.title).length === 1) return look;
    const region = new Intl.DisplayNames(strings.locale, { type: 'region' }).of(country.toUpperCase());
    return { ...look, title: `${look.title} (${region})` };
  });
}
