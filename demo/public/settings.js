// Applies the language, the direction and the mode of the address before the first paint: a classic script, so it blocks.
{
  const address = new URLSearchParams(location.search);
  const { dataset } = document.documentElement;
  const language = address.get('lang') ?? '';
  if (/^[a-z]{2,3}(-\w{2,4})?$/.test(language)) {
    document.documentElement.lang = language;
    document.documentElement.dir = /^(ar|he)$/.test(language) ? 'rtl' : 'ltr';
  }
  // The page is hidden until the texts of another language are there.
  if (!/^en\b/.test(language || navigator.language)) dataset.loading = '';
  dataset.mode = address.get('theme') === 'dark-brand' ? 'dark' : (address.get('mode') ?? '');
}
