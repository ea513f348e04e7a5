import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const seconds = (fallback: number) => z.coerce.number().positive().max(600).default(fallback);

const environment = z.object({
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  WEB_PORT: port.default(3000),
  WEB_HOST: z.string().min(1).default('127.0.0.1'),
  /** Addresses or networks of reverse proxies whose X-Forwarded-* are believed, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  API_TIMEOUT: seconds(10),
  DRAIN_TIMEOUT: seconds(8),
});

export type FrontSettings = {
  apiUrl: URL;
  port: number;
  host: string;
  trustedProxies: string[];
  /** Milliseconds without a byte from the api before it counts as gone. */
  apiTimeout: number;
  /** Milliseconds that running requests get when the process is asked to stop. */
  drainTimeout: number;
};

/** The settings of the web's entry from environment variables; throws one error that lists every problem. */
export function readSettings(env: Record<string, string | undefined>): FrontSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(`The web cannot start with these settings:\n${problems.join('\n')}`);
  }
  const { API_URL, WEB_PORT, WEB_HOST, TRUSTED_PROXIES, API_TIMEOUT, DRAIN_TIMEOUT } = parsed.data;
  return {
    apiUrl: new URL(API_URL),
    port: WEB_PORT,
    host: WEB_HOST,
    trustedProxies: TRUSTED_PROXIES.split(',').flatMap((part) => part.trim() || []),
    apiTimeout: API_TIMEOUT * 1000,
    drainTimeout: DRAIN_TIMEOUT * 1000,
  };
}
