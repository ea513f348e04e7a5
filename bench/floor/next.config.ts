import type { NextConfig } from 'next';

export default {
  agentRules: false,
  poweredByHeader: false,
  // Next and React are installed in the product's folder.
  turbopack: { root: new URL('../..', import.meta.url).pathname },
} satisfies NextConfig;
