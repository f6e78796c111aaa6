import 'pay-elements/define/all';
