import { dayMs } from '#domain/time/local-time.ts';
import { webEnv } from '#lib/env.ts';
import { absoluteUrl } from '#lib/seo/site.ts';

export const dynamic = 'force-dynamic';

/** RFC 9116 recommends less than a year. */
const validDays = 180;

export function GET(): Response {
  const expires = new Date(Date.now() + validDays * dayMs);
  const lines = [
    `Contact: mailto:${webEnv().CONTACT_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ro, en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
