import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { accountLengths } from '#contract/account-values.ts';
import { networkOf } from '#domain/network/remote-address.ts';

/** Where a sign-in came from, with only the detail needed to recognize it in a list. */
export type Device = {
  userAgentHash: Buffer | null;
  /** Browser and system, such as "Chrome pe Windows"; null if unknown. */
  label: string | null;
  ipPrefix: string | null;
};

export function deviceOf(request: FastifyRequest): Device {
  const agent = request.headers['user-agent'];
  return {
    userAgentHash: agent ? createHash('sha256').update(agent).digest() : null,
    label: deviceLabel(agent ?? ''),
    ipPrefix: networkOf(request.ip),
  };
}

/** Summarizes a user agent as browser and system; null if neither is known. */
export function deviceLabel(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, accountLengths.userAgent));
  // Without a system the browser's name is arbitrary text of some program.
  if (!os.name) return null;
  return browser.name ? `${browser.name} pe ${os.name}` : os.name;
}
