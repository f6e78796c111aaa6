/** True if `url` is the page or the link to return to, with or without parameters and a longer path. */
export function isReturnUrl(url: string, returnUrl: string | undefined): boolean {
  return (
    returnUrl !== undefined &&
    (url === returnUrl || /^[/?#]/.test(url.startsWith(returnUrl) ? url.slice(returnUrl.length) : ''))
  );
}
