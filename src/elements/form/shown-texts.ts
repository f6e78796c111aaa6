import { textsOf, type FormShape, type Texts } from '../../flows/form.js';
import { fromJson } from '../converters.js';
import type { InputField } from './field.js';

/** The texts of a value, as the fields show them without the focus. @throws {PayError} `invalid-input` */
export function shownTexts(shape: FormShape<InputField>, value: unknown): Texts {
  if (value == null || value === '') return {};
  const texts = textsOf(shape, fromJson(value));
  for (const { path, tidy } of shape.fields) if (tidy && texts[path]) texts[path] = tidy(texts[path]);
  return texts;
}
