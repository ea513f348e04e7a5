import type { ProviderIdentity } from '#domain/legal/provider-identity.ts';

export function makeProvider(changes: Partial<ProviderIdentity> = {}): ProviderIdentity {
  return {
    name: 'Zori SRL',
    code: 'RO1234567',
    register: 'J2024000123221',
    seat: 'Strada Lăpușneanu 7, Iași',
    phone: '0200 123 456',
    email: 'contact@zori.example',
    ...changes,
  };
}
