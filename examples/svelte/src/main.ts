import 'pay-elements/define/pay-action';
import 'pay-elements/pay-elements.css';
import { mount } from 'svelte';
import Checkout from './Checkout.svelte';
import './shop.css';

mount(Checkout, { target: document.getElementById('root')! });
