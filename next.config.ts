import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** Names the build, so that a tab of an older one navigates hard; a server answers for the build it serves. */
function deploymentId(phase: string): string | undefined {
  if (phase === PHASE_DEVELOPMENT_SERVER) return undefined;
  try {
    if (phase === PHASE_PRODUCTION_SERVER) {
      const built = readFileSync(`${distDir}/required-server-files.json`, 'utf8');
      return (JSON.parse(built) as { config: NextConfig }).config.deploymentId;
    }
    if (process.env.DEPLOYMENT_ID) return process.env.DEPLOYMENT_ID;
    const head = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: 'pipe' });
    return head.toString().trim();
  } catch {
    return undefined;
  }
}

/** Headers that hold on every page; the content security policy differs per route and is set in proxy.ts. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(), microphone=(), payment=()' },
];

export default function config(phase: string): NextConfig {
  return {
    agentRules: false,
    allowedDevOrigins: ['127.0.0.1'],
    // Tests against the mocked api change what it answers from one page to the next.
    ...(process.env.PAGE_CACHE === 'off' && { cacheMaxMemorySize: 0 }),
    deploymentId: deploymentId(phase),
    distDir,
    experimental: {
      // Pages of random addresses must not fill the disk: the page cache lives in memory only, bounded.
      isrFlushToDisk: false,
      // The browser would take `/iasi` for another visit of home, whose optional parameter fits any path, and show an
      // empty page: it is to ask which page an address has.
      optimisticRouting: false,
    },
    // A cache on the way may serve an old page while it asks for the new one, for a day and no longer.
    expireTime: 24 * 60 * 60,
    headers: async () => [{ source: '/:path*', headers: securityHeaders }],
    // The api resizes and caches images itself.
    images: { unoptimized: true },
    poweredByHeader: false,
    reactStrictMode: true,
    turbopack: { root: import.meta.dirname },
    // `npm test` checks the types of the whole repository; a start need not do it again.
    typescript: { ignoreBuildErrors: true },
  };
}
