import type { CopyStrings } from '../strings.js';

export const copy: CopyStrings = {
  copy: 'Copy',
  // Inside a sentence only abbreviations, such as CLABE, have a capital.
  copyOf: (label) => `Copy ${label.replace(/^.\p{Ll}/u, (start) => start.toLowerCase())}`,
  copyDone: 'Copied',
  copied: (label) => `Copied: ${label}`,
  copySelected: (label) =>
    `Couldn’t copy automatically. Selected: ${label}. Copy it from the menu or with the keyboard.`,
  copyFailed: (label) => `Couldn’t copy: ${label}. Select it and copy it manually.`,
};
