/** The strictest policy that a shop can have: nothing inline, nothing evaluated, nothing from elsewhere. */

/**
 * @param {string} names of Trusted Types policies
 * @param {string} reports where violations are posted
 */
export function strictPolicy(names, reports) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${names}`,
    `report-uri ${reports}`,
  ].join('; ');
}
