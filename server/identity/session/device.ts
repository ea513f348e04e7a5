import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { accountLengths } from '#contract/account-values.ts';
import { networkOf } from '#domain/network/remote-address.ts';

export function deviceOf({ headers, ip }: FastifyRequest) {
  return { device: deviceLabel(headers['user-agent'] ?? ''), ip_prefix: networkOf(ip) };
}

export function deviceLabel(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, accountLengths.userAgent));
  // Without an operating system, the browser's name is arbitrary text.
  if (!os.name) return null;
  return browser.name ? `${browser.name} pe ${os.name}` : os.name;
}
