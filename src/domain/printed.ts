/**
 * A code as banks print it: an IBAN in groups of four (ISO 13616), a British sort code in pairs. Any other value is not changed,
 * and neither is one that has groups already.
 * @param field of `display_details`
 */
export function printed(field: string, value: string): string {
  if (field === 'sort_code') return value.replace(/\d\d(?=\d)/g, '$&-');
  return field === 'iban' && /^\w+$/.test(value) ? value.replace(/.{4}(?=.)/g, '$& ') : value;
}
