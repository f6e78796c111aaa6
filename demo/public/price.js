// What the order costs, in each place where the page shows it.

/** @param {string} price with its currency; empty if there is none */
export function showPrice(price) {
  for (const element of document.querySelectorAll('.price')) element.textContent = price;
}
