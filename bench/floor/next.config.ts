import type { NextConfig } from 'next';

export default {
  agentRules: false,
  poweredByHeader: false,
  turbopack: { root: new URL('../..', import.meta.url).pathname },
} satisfies NextConfig;
