import { join } from 'node:path';
import type { NextConfig } from 'next';

export default {
  agentRules: false,
  poweredByHeader: false,
  turbopack: { root: join(import.meta.dirname, '../..') },
} satisfies NextConfig;
