import {
  providerContact,
  providerLabel,
  type ProviderIdentity,
} from '#domain/legal/provider-identity.ts';

/** Returns the provider as facts of a mail: the confirmation of a contract must name it (OUG 34/2014 art. 8). */
export function providerFacts(provider: ProviderIdentity): [name: string, value: string][] {
  return [['Prestator', providerLabel(provider)], ...providerContact(provider)];
}
