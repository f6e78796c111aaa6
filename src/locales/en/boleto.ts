import type { BoletoStrings } from '../strings.js';

export const boleto: BoletoStrings = {
  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoShow: 'Show barcode',
  boletoBank: 'Bank',
  boletoDue: 'Due date',
};
