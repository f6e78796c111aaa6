/**
 * True for a payment or mandate of the contract, which no adapter has to convert. A page that a server rendered begins with one,
 * because the provider's object has more about the consumer, and polls objects of the provider.
 */
export function isOfContract(value: unknown): boolean {
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(Object(value), name)?.value;
  const kind = field('object');
  // A payment of Asaas has the same word there.
  return (kind === 'payment' || kind === 'mandate') && field('billingType') === undefined;
}
