import type { ComplexAttributeConverter } from 'lit';
import { PayError } from '../errors.js';

/** `allowed-hosts="a.example b.example"`, separated by spaces or commas; absent means no restriction. */
export const listConverter: ComplexAttributeConverter<readonly string[] | undefined> = {
  fromAttribute: (value) => value?.split(/[\s,]+/).filter(Boolean) ?? undefined,
  toAttribute: (list) => list?.join(' ') ?? null,
};

/** A JSON attribute stays text until it is parsed with the rest, where a fault in it can be shown. */
export const jsonConverter: ComplexAttributeConverter = {
  fromAttribute: (value) => value ?? undefined,
};

/** A property that was set as an object, or as JSON by attribute. @throws {PayError} `invalid-input` */
export function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // What the browser says of it quotes it.
    throw new PayError('invalid-input', { message: 'not JSON' });
  }
}
