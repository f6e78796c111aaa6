/** The reason that a form cannot be submitted. */
export interface Fault {
  readonly flags: ValidityStateFlags;
  readonly text: string;
  /** True for a problem that `<pay-customer-fields>` shows itself. */
  readonly inFields?: boolean;
}

type Validated = Partial<Readonly<{ validity: ValidityState; validationMessage: string }>>;

/** Returns the problem of the fields of a method. @param loading the problem of fields that are not rendered yet */
export function faultOfFields({ validity, validationMessage }: Validated = {}, loading: string): Fault | null {
  if (!validity) return { flags: { valueMissing: true }, text: loading };
  if (validity.valid) return null;
  const { valueMissing, tooLong, patternMismatch } = validity;
  // A browser without these flags has the message alone.
  const customError = !(valueMissing || tooLong || patternMismatch);
  const flags = { valueMissing, tooLong, patternMismatch, customError };
  return { flags, text: validationMessage || ' ', inFields: true };
}
