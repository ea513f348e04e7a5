import type { NextConfig } from 'next';

export default {
  agentRules: false,
  poweredByHeader: false,
  // Next and React are in the folder of the product.
  turbopack: { root: new URL('../..', import.meta.url).pathname },
} satisfies NextConfig;
