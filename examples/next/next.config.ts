import type { NextConfig } from 'next';

// Its own folder, and not the one above that has a lock file, too.
const config: NextConfig = { turbopack: { root: import.meta.dirname } };

export default config;
