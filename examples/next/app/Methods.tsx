'use client';

import 'pay-elements/define/pay-methods';
import 'pay-elements/languages';
import type {} from 'pay-elements/types/react';
import { CUSTOMER, METHODS } from './shop';

/** The server renders the tag with its attributes, which are JSON. Without scripts there are radio buttons instead. */
export function Methods() {
  return (
    <>
      <pay-methods name="method" required methods={JSON.stringify(METHODS)} customer={JSON.stringify(CUSTOMER)} />
      <noscript>
        <label>
          <input type="radio" name="method" value="pix_br" required /> Pix
        </label>
        <label>
          <input type="radio" name="method" value="boleto_br" /> Boleto
        </label>
        <label>
          <input type="radio" name="method" value="ewallet_id" /> GoPay
        </label>
      </noscript>
    </>
  );
}
