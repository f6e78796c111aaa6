/** The service's fees for a payment. */
import { Big } from 'big.js';
import type { Method } from '../methods.js';
import { atRate, rateOf } from '../money.js';
import { BALANCE_CURRENCY, type Fee } from './write.js';

/** A percentage and a fixed fee, priced in the method's currency and charged in the balance's. */
export function feeOf({ currency, fee: { percent, fixed } }: Method, amountLocal: string): Fee[] {
  const rate = rateOf(currency, BALANCE_CURRENCY);
  const parts: [Big, string][] = [
    [new Big(amountLocal).times(percent).div(100), `${percent}% of the payment`],
    [new Big(fixed), `${currency} ${fixed} a payment`],
  ];
  return parts
    .filter(([price]) => price.gt(0))
    .map(([price, description]) => ({ amount: atRate(price, rate, BALANCE_CURRENCY), description }));
}
