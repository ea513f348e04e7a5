import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/**
 * Identifies the build, so that a tab of an older build navigates with a full load. The production server
 * reads the id of the build that it serves.
 */
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

/** Headers of every page. The content security policy differs per route; proxy.ts sets it. */
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
    // Tests with a mocked api change its responses between pages.
    ...(process.env.PAGE_CACHE === 'off' && { cacheMaxMemorySize: 0 }),
    deploymentId: deploymentId(phase),
    distDir,
    experimental: {
      // Keep the page cache in memory, with a bound, so that pages of random URLs do not fill the disk.
      isrFlushToDisk: false,
      // The browser would take `/iasi` for another visit of the home page, whose optional parameter matches
      // any path, and show an empty page. It must ask the server which page a URL has.
      optimisticRouting: false,
    },
    // A shared cache may serve a stale page while it revalidates, for one day at most.
    expireTime: 24 * 60 * 60,
    headers: async () => [{ source: '/:path*', headers: securityHeaders }],
    // The api resizes and caches images itself.
    images: { unoptimized: true },
    poweredByHeader: false,
    reactStrictMode: true,
    turbopack: { root: import.meta.dirname },
    // `npm test` checks the types of the whole repository; the build need not repeat it.
    typescript: { ignoreBuildErrors: true },
  };
}
