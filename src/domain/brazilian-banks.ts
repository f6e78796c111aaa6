/** Banks that commonly issue boletos, by code. Source: Banco Central do Brasil, participants of the STR. */
const BANKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '001': 'Banco do Brasil',
    '003': 'Banco da Amazônia',
    '004': 'Banco do Nordeste',
    '021': 'Banestes',
    '033': 'Santander',
    '037': 'Banpará',
    '041': 'Banrisul',
    '047': 'Banese',
    '070': 'BRB',
    '077': 'Inter',
    '084': 'Uniprime',
    '085': 'Ailos',
    '097': 'Credisis',
    '104': 'Caixa',
    '133': 'Cresol',
    '136': 'Unicred',
    '197': 'Stone',
    '208': 'BTG Pactual',
    '212': 'Original',
    '218': 'BS2',
    '237': 'Bradesco',
    '246': 'ABC Brasil',
    '260': 'Nubank',
    '274': 'Grafeno',
    '290': 'PagBank',
    '301': 'Dock',
    '318': 'BMG',
    '323': 'Mercado Pago',
    '336': 'C6 Bank',
    '341': 'Itaú',
    '380': 'PicPay',
    '389': 'Mercantil',
    '403': 'Cora',
    '422': 'Safra',
    '461': 'Asaas',
    '604': 'Industrial',
    '611': 'Paulista',
    '623': 'Pan',
    '633': 'Rendimento',
    '637': 'Sofisa',
    '643': 'Pine',
    '655': 'Votorantim',
    '707': 'Daycoval',
    '745': 'Citibank',
    '748': 'Sicredi',
    '756': 'Sicoob',
  }),
);

/** The names, to choose from. */
export const BANK_NAMES: readonly string[] = [...BANKS.values()];

/** Returns the bank's name, or undefined if it is not in the list. @param code three digits */
export function brazilianBank(code: string): string | undefined {
  return BANKS.get(code);
}

/** Without accents and capitals, which few consumers type. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();

/** Returns the code of a bank, or undefined if it is not in the list. @param name as a consumer types it */
export function brazilianBankCode(name: string): string | undefined {
  return [...BANKS].find(([, known]) => plain(known) === plain(name))?.[0];
}
