import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-methods';
import 'pay-elements/languages';
import 'pay-elements/pay-elements.css';
import type {} from 'pay-elements/types/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Checkout } from './Checkout';
import './shop.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Checkout />
  </StrictMode>,
);
