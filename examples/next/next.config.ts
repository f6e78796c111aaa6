import type { NextConfig } from 'next';

// Without `root`, Next.js takes the parent folder, which has a lock file too.
const config: NextConfig = { turbopack: { root: import.meta.dirname } };

export default config;
