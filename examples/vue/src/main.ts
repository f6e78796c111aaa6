import 'pay-elements/define/pay-action';
import 'pay-elements/pay-elements.css';
import { createApp } from 'vue';
import CheckoutPage from './CheckoutPage.vue';
import './shop.css';

createApp(CheckoutPage).mount('#root');
