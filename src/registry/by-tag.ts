import * as classes from './classes.js';
import { TAGS } from './tags.js';

const classOf: Readonly<Record<string, CustomElementConstructor>> = classes;

/** `PayQr` for `pay-qr`. */
const nameOf = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Every class by its tag, in the order of registration. */
export const ELEMENTS = Object.fromEntries(TAGS.map((tag) => [tag, classOf[nameOf(tag)]!]));
