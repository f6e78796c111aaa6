/** The mark and the name of a payment method, in the list of methods and in the heads of steps: they are the same in both. */
import { knownMethod } from '../domain/payment-method.js';
import { methods } from '../locales/en/methods.js';
import type { CoreStrings, MethodStrings } from '../locales/strings.js';
import { MARKS } from './method-marks.js';
import { mergeTexts } from './merge-texts.js';
import { titleOf } from './method-title.js';

/** The look of a method in the list of methods, and in heads. */
export interface Look {
  /** The path of its icon. */
  readonly mark: string;
  readonly title: string;
}

/** @param method `<method>_<country code>` @param strings in English, the names of methods may be missing */
export function lookOf(method: string, strings: CoreStrings & Partial<MethodStrings>): Look {
  const { name, kind, mark } = knownMethod(method);
  return { mark: MARKS[mark], title: kind ? titleOf(method, kind, mergeTexts(methods, strings)) : name };
}
