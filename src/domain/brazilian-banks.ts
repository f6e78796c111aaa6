/** Banks that commonly issue boletos, by code. Source: Banco Central do Brasil, participants of the STR. */
const BANKS: ReadonlyMap<string, string> = new Map(
  (
    '001Banco do Brasil,003Banco da Amazônia,004Banco do Nordeste,021Banestes,033Santander,037Banpará,041Banrisul,' +
    '047Banese,070BRB,077Inter,084Uniprime,085Ailos,097Credisis,104Caixa,133Cresol,136Unicred,197Stone,208BTG Pactual,' +
    '212Original,218BS2,237Bradesco,246ABC Brasil,260Nubank,274Grafeno,290PagBank,301Dock,318BMG,323Mercado Pago,' +
    '336C6 Bank,341Itaú,380PicPay,389Mercantil,403Cora,422Safra,461Asaas,604Industrial,611Paulista,623Pan,633Rendimento,' +
    '637Sofisa,643Pine,655Votorantim,707Daycoval,745Citibank,748Sicredi,756Sicoob'
  )
    .split(',')
    .map((bank) => [bank.slice(0, 3), bank.slice(3)]),
);

/** Returns the bank's name, or undefined if it is not in the list. @param code three digits */
export function brazilianBank(code: string): string | undefined {
  return BANKS.get(code);
}
