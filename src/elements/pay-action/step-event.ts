/** An event of a step. The element of a page may have put anything in it, or nothing. */
export type StepEvent = Event & { readonly resource?: unknown; readonly reason?: unknown };

export const reasonOf = ({ reason }: StepEvent): string | null =>
  typeof reason === 'string' || typeof reason === 'number' ? String(reason) : null;
