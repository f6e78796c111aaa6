import 'pay-elements/define/pay-otp-verify';
