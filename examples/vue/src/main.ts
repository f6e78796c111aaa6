import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-methods';
import 'pay-elements/languages';
import 'pay-elements/pay-elements.css';
import type {} from 'pay-elements/types/vue';
import { createApp } from 'vue';
import CheckoutPage from './CheckoutPage.vue';
import './shop.css';

createApp(CheckoutPage).mount('#root');
