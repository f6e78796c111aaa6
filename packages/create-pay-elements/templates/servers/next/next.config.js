// @ts-check
// Without a key of .env, nothing starts.
import './merchant.js';

/** @type {import('next').NextConfig} */
export default { turbopack: { root: import.meta.dirname } };
