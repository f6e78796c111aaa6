import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-methods';
import 'pay-elements/languages';
import { Checkout } from './checkout';

bootstrapApplication(Checkout, { providers: [provideZonelessChangeDetection()] }).catch(console.error);
