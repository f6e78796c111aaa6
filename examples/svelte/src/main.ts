import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-methods';
import 'pay-elements/languages';
import 'pay-elements/pay-elements.css';
import type {} from 'pay-elements/types/svelte';
import { mount } from 'svelte';
import Checkout from './Checkout.svelte';
import './shop.css';

mount(Checkout, { target: document.getElementById('root')! });
