import type { ComplexAttributeConverter } from 'lit';
import { PayError } from '../errors.js';

/** `allowed-hosts="a.example b.example"`, separated by spaces or commas; absent means no restriction. */
export const listConverter: ComplexAttributeConverter<readonly string[] | undefined> = {
  fromAttribute: (value) => value?.split(/[\s,]+/).filter(Boolean) ?? undefined,
};

/** Leaves a JSON attribute as text. It is parsed later, where an error can be shown. */
export const jsonConverter: ComplexAttributeConverter = {
  fromAttribute: (value) => value ?? undefined,
};

/** Returns the object that was set as a property, or as JSON in an attribute. @throws {PayError} `invalid-input` */
export function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    // A mark of the byte order is not white space of JSON.
    return JSON.parse(value.trim());
  } catch {
    // The browser's message quotes the text.
    throw new PayError('invalid-input', { message: 'not JSON' });
  }
}
