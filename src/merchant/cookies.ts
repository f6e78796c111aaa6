/** In seconds: longer than a boleto or voucher can be paid. */
const MAX_AGE = 7 * 86_400;

/**
 * The value of `Set-Cookie` for a cookie that no script can read.
 * @param path of the handlers: other parts of the shop do not get it
 * @param isElsewhere whether the page is one of another site: then only that site's pages send the cookie (CHIPS)
 */
export const cookieOf = (name: string, value: string, path: string, isElsewhere: boolean): string =>
  `${name}=${value}; Path=${path}; Max-Age=${MAX_AGE}; HttpOnly; Secure; ${isElsewhere ? 'SameSite=None; Partitioned' : 'SameSite=Lax'}`;
