import 'pay-elements/define/pay-cash-voucher';
