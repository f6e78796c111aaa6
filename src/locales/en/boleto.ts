import type { BoletoStrings } from '../strings.js';

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December';

export const boleto: BoletoStrings = {
  days: { locale: 'en', write: (day, month, year) => `${MONTHS.split(',')[month - 1]} ${day}, ${year}` },
  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Bank',
  boletoDue: 'Due date',
};
