import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { accountLengths } from '#contract/account-values.ts';
import { networkOf } from '#domain/client-address.ts';

/** Where a sign-in came from: no more of it than is needed to recognise it in a list. */
export type Device = {
  userAgentHash: Buffer | null;
  /** Browser and system, "Chrome pe Windows"; null when the browser does not say. */
  label: string | null;
  ipPrefix: string | null;
};

/** The device that makes a request. */
export function deviceOf(request: FastifyRequest): Device {
  const agent = request.headers['user-agent'];
  return {
    userAgentHash: agent ? createHash('sha256').update(agent).digest() : null,
    label: deviceLabel(agent ?? ''),
    ipPrefix: networkOf(request.ip),
  };
}

/** Browser and system of a user agent in a few words; null when neither is known. */
export function deviceLabel(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, accountLengths.userAgent));
  // Without a system the name of the browser is whatever a program wrote there.
  if (!os.name) return null;
  return browser.name ? `${browser.name} pe ${os.name}` : os.name;
}
