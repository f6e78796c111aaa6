import { Component } from '@angular/core';
import { PAY_ELEMENTS } from 'pay-elements/angular';
import 'pay-elements/define/all';

@Component({
  selector: 'app-wrong',
  imports: [PAY_ELEMENTS],
  template: `
    <!-- A number is asked for. -->
    <pay-action [otpLength]="'six'"></pay-action>
    <!-- There is no such property. -->
    <pay-action [lenght]="6"></pay-action>
    <!-- One of two kinds. -->
    <pay-redirect [kind]="'page'"></pay-redirect>
    <!-- This event has no such field. -->
    <pay-action (pay-complete)="($event.code)"></pay-action>
    <!-- This tag is none. -->
    <pay-elements></pay-elements>
  `,
})
export class WrongComponent {}
