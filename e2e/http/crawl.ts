import type { APIRequestContext } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import type { Node } from './schema-org.ts';

export type CrawledPage = {
  status: number;
  canonical: string | undefined;
  isHidden: boolean;
  nodes: Node[];
  picture: string | undefined;
  links: string[];
  deadParts: string[];
};

export async function crawl(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  if (response.status() === 503) {
    await setTimeout(Number(response.headers()['retry-after']) * 1000);
    return crawl(request, path);
  }
  const html = await response.text();
  await response.dispose();
  return {
    status: response.status(),
    canonical: urlOf(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1])?.href,
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
    nodes: nodesIn(html),
    picture: urlOf(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1])?.pathname,
    ...linksIn(html, response.url()),
  };
}

function urlOf(address: string | undefined): URL | undefined {
  return address === undefined ? undefined : new URL(address);
}

function nodesIn(html: string): Node[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = '']) => JSON.parse(text) as Node | Node[]);
}

function linksIn(html: string, base: string): Pick<CrawledPage, 'links' | 'deadParts'> {
  const anchors = html.matchAll(/<a\s[^>]*?href="([^"]*)"/g);
  const targets = [...anchors].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base));
  const own = targets.filter(({ origin }) => origin === new URL(base).origin);
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
  const parts = own.filter(({ pathname }) => pathname === new URL(base).pathname);
  return {
    links: [...new Set(own.map(({ pathname, search }) => pathname + search))],
    deadParts: parts
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((part) => part !== '' && !ids.has(part)),
  };
}
