import { Component, signal } from '@angular/core';
import type { PayCompleteEvent } from 'pay-elements';
import { PAY_ELEMENTS } from 'pay-elements/angular';
import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-provider';

@Component({
  selector: 'app-checkout',
  imports: [PAY_ELEMENTS],
  template: `
    <pay-provider baseUrl="/merchant" [allowedHosts]="['bank.example.com']">
      <pay-action
        class="step"
        [src]="src()"
        [otpLength]="6"
        (pay-complete)="paid($event)"
        (pay-redirect)="$event.respondWith(opened)"
      >
        <p slot="footer">Help</p>
      </pay-action>
      <pay-otp-verify #code mandate-id="mdt_1" (focus)="code.focus()"></pay-otp-verify>
    </pay-provider>
  `,
})
export class CheckoutComponent {
  readonly src = signal('/merchant/payments/pm_1');
  readonly opened = Promise.resolve(true);

  paid(event: PayCompleteEvent): string {
    return event.resource.id + event.detail.resource.status;
  }
}
