import { Component, signal } from '@angular/core';
import type { PayErrorEvent, PayFailEvent } from 'pay-elements';
import { PayActionDirective } from 'pay-elements/angular';
import { METHODS, placeOrder, type Method } from './shop';

@Component({
  selector: 'app-checkout',
  imports: [PayActionDirective],
  templateUrl: './checkout.html',
})
export class Checkout {
  protected readonly methods = METHODS;
  protected readonly src = signal('');
  protected readonly message = signal('');
  #attempt = crypto.randomUUID();

  protected async pay(method: Method) {
    this.message.set('');
    try {
      this.src.set(await placeOrder(method, this.#attempt));
    } catch (error) {
      console.error(error);
      this.message.set('The order could not be placed. Please try again.');
    }
  }

  protected handleFail({ reason }: PayFailEvent) {
    this.message.set(`Your order is not paid (${reason}).`);
  }

  protected handleError({ code, retryable }: PayErrorEvent) {
    if (!retryable) this.message.set(`Something went wrong (${code}). Please contact us.`);
  }

  protected startAgain() {
    this.#attempt = crypto.randomUUID();
    this.src.set('');
    this.message.set('');
  }
}
