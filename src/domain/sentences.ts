/**
 * Splits a message into its first sentence, the heading of an error, and the others. Thai, which writes no full stops, has only a
 * heading.
 */
export function headingOf(message: string): readonly [heading: string, rest: string] {
  const [heading = message] = /^.*?(?:[。！？।]|[.!?؟…](?=\s))/.exec(message) ?? [];
  return [heading, message.slice(heading.length).trim()];
}
