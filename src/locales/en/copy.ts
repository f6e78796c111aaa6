import type { CopyStrings } from '../strings.js';

export const copy: CopyStrings = {
  copy: 'Copy',
  copyOf: (label) => `Copy ${label}`,
  copied: (label) => `Copied: ${label}`,
  copySelected: (label) => `Could not copy by itself. Selected: ${label}. Copy it from the menu or with the keyboard.`,
  copyFailed: (label) => `Could not copy: ${label}. Select it and copy it yourself.`,
};
