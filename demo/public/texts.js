// The texts of the page in the chosen language. English is here; the others are files in texts/.

export const ENGLISH = {
  title: 'Checkout',
  order: 'Your order',
  product: 'Sierra blend',
  variant: '1 kg, whole bean',
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total',
  arrives: 'Arrives by {date}',
  how: 'How would you like to pay?',
  seconds: 'Confirmed within seconds',
  minutes: 'Confirmed within minutes',
  hours: 'Confirmed within a few hours',
  days: 'Confirmed in 1 to 3 business days',
  country: 'Country',
  everywhere: 'All countries',
  card: 'Card',
  transfer: 'SPEI transfer',
  cash: 'Cash at a store',
  wallet: 'Mobile wallet',
  link: 'Link a wallet',
  pay: 'Pay',
  another: 'Choose another way to pay',
  again: 'Start a new order',
  thanks: 'Thank you for your order',
  linked: 'Your wallet is linked',
  number: 'Order number',
  paid: 'Paid',
  method: 'Payment method',
  date: 'Date',
  next: 'What happens next',
  receipt: 'We email you the receipt.',
  roast: 'We roast your coffee to order.',
  uncharged: 'We have not charged anything yet.',
  charge: 'We charge your wallet when we ship.',
  refund: 'Changed your mind?',
  request: 'Request a refund',
  settings: 'Demo settings',
  language: 'Language',
  theme: 'Theme',
  mode: 'Mode',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  demo: 'This is a demo. It is not a real shop, and no money moves.',
};

/** @typedef {keyof typeof ENGLISH} Key */

/** @type {Partial<Record<Key, string>>} */
let texts = ENGLISH;

/** @param {Key} key */
export const text = (key) => texts[key] ?? ENGLISH[key];

/** Writes the texts of the language into the elements that name one with `data-text`. */
function translate() {
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = text(/** @type {Key} */ (element.getAttribute('data-text')));
  }
}

/**
 * @param {string} language one of the list of languages
 * @returns {Promise<typeof texts | null>} null if they cannot be loaded
 */
export async function loadTexts(language) {
  if (language === 'en') return ENGLISH;
  try {
    const response = await fetch(`/texts/${language}.json`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Shows the page in these texts, or else in English. @param {typeof texts | null} loaded */
export function useTexts(loaded) {
  texts = loaded ?? ENGLISH;
  translate();
}
