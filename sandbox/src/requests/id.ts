import { randomBytes } from 'node:crypto';

/** The `Request-Id` of a response. */
export const newRequestId = () => `req_${randomBytes(9).toString('base64url')}`;
