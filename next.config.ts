import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** Returns the build's id. In a tab of another build, Next loads pages in full. */
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

/** proxy.ts sets the content security policy, which differs per route. */
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
    deploymentId: deploymentId(phase),
    distDir,
    experimental: { globalNotFound: true },
    headers: async () => [{ source: '/:path*', headers: securityHeaders }],
    // Renders metadata in the head for every user agent, because cached pages are shared.
    htmlLimitedBots: /.*/,
    images: { unoptimized: true },
    poweredByHeader: false,
    // Turns off preload headers, because the document has preload links. React warns about 0.
    reactMaxHeadersLength: 1,
    reactStrictMode: true,
    turbopack: { root: import.meta.dirname },
    // `npm test` checks the types.
    typescript: { ignoreBuildErrors: true },
  };
}
