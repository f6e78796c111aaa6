import { plainText } from './plain-text.js';

/** Makes the name of a field readable: `branch_name` is Branch name, `swift_code` is SWIFT code. */
export function fieldName(field: string): string {
  const name = plainText(field)
    .replace(/[_-]+/g, ' ')
    .trim()
    .replace(/^(?:iban|bic|ifsc|swift)\b/, (word) => word.toUpperCase());
  return name.charAt(0).toUpperCase() + name.slice(1);
}
