import type { ProviderIdentity } from '#domain/legal/provider-identity.ts';

export const providerColumns = [
  'provider_name',
  'provider_code',
  'provider_register',
  'provider_seat',
  'provider_phone',
  'provider_email',
] as const;

type ProviderRow = Record<(typeof providerColumns)[number], string | null>;

export function presentProvider(row: ProviderRow): ProviderIdentity | null {
  const { provider_name: name, provider_code: code } = row;
  if (!name || !code) return null;
  return {
    name,
    code,
    register: row.provider_register,
    seat: row.provider_seat,
    phone: row.provider_phone,
    email: row.provider_email,
  };
}
