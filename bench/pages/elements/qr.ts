import 'pay-elements/define/pay-qr';
