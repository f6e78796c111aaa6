import { Component, signal } from '@angular/core';
import type { PayErrorEvent, PayFailEvent } from 'pay-elements';
import { PayActionDirective, PayMethodsDirective } from 'pay-elements/angular';
import { CUSTOMER, METHODS, placeOrder } from './shop';

@Component({
  selector: 'app-checkout',
  imports: [PayActionDirective, PayMethodsDirective],
  templateUrl: './checkout.html',
})
export class Checkout {
  protected readonly methods = METHODS;
  protected readonly customer = CUSTOMER;
  protected readonly src = signal('');
  protected readonly message = signal('');
  #attempt = crypto.randomUUID();

  protected async pay(event: Event) {
    event.preventDefault();
    this.message.set('');
    try {
      this.src.set(await placeOrder(new FormData(event.target as HTMLFormElement), this.#attempt));
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
