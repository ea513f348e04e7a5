import { NextResponse, type NextRequest } from 'next/server';
import { webEnv } from '#lib/env.ts';
import { contentSecurityPolicy } from '#lib/page-gate/content-security-policy.ts';
import { headerNames, impersonatingHeaders, isPrefetch } from '#domain/network/request.ts';
import { cookieHeader, pageSession } from '#lib/page-gate/page-session.ts';
import { cacheSeconds, guardOf, isPrivatePath } from '#lib/pages.ts';
import { loginPath } from '#lib/paths.ts';

const dev = process.env.NODE_ENV === 'development';

const forged = headerNames(impersonatingHeaders);

/** This is no security boundary, because the api checks every call. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const nonce = cacheSeconds(pathname) === 0 ? crypto.randomUUID().replaceAll('-', '') : null;
  const env = webEnv();
  const services = { ...env.auth, googleMapsKey: env.GOOGLE_MAPS_KEY };
  const optionalScripts = [env.ANALYTICS_SCRIPT_URL, env.MARKETING_SCRIPT_URL];
  const scripts = isPrivatePath(pathname) ? [] : optionalScripts;
  const policy = contentSecurityPolicy(nonce, { dev, services, scripts });
  const headers = new Headers(request.headers);
  for (const name of request.headers.keys()) if (forged.test(name)) headers.delete(name);
  // Next reads its nonce from this header.
  if (nonce) headers.set('content-security-policy', policy);

  const guard = guardOf(pathname);
  let setCookies: string[] = [];
  if (guard !== 'public') {
    const session = await pageSession(pageLoad(request), guard, new Date());
    setCookies = session.setCookies;
    if (guard === 'protected' && session.state === 'guest')
      return finish(redirectTo(request, loginPath(pathname + search)), policy, setCookies);
    if (guard === 'guest-only' && session.state === 'signed-in')
      return finish(redirectTo(request, '/'), policy, setCookies);
    if (setCookies.length > 0)
      headers.set('cookie', cookieHeader(headers.get('cookie') ?? '', setCookies));
  }
  return finish(NextResponse.next({ request: { headers } }), policy, setCookies);
}

function pageLoad(request: NextRequest) {
  const { headers } = request;
  const prefetch = headers.has('next-router-prefetch') || isPrefetch((name) => headers.get(name));
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  return {
    cookies: new Map(request.cookies.getAll().map(({ name, value }) => [name, value])),
    cookieHeader: headers.get('cookie') ?? '',
    forwardedFor: headers.get('x-forwarded-for'),
    isDocument: request.method === 'GET' && destination === 'document' && !prefetch,
  };
}

function redirectTo(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.url), 307);
}

function finish(response: NextResponse, policy: string, setCookies: string[]): NextResponse {
  response.headers.set('content-security-policy', policy);
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
  // Such responses depend on the visitor.
  if (setCookies.length > 0 || response.headers.has('location'))
    response.headers.set('cache-control', 'private, no-store');
  return response;
}

export const config = {
  // Matches every path that may be a page, including the 404 page.
  matcher: ['/((?!_next/static/).*)'],
};
