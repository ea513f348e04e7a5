import { sql } from 'kysely';
import type { ProviderIdentity } from '#domain/legal/provider-identity.ts';

/** Requires `locations` in the query. Null without name or code. */
export const providerIdentity = sql<ProviderIdentity | null>`
  CASE WHEN provider_name <> '' AND provider_code <> '' THEN json_build_object(
    'name', provider_name, 'code', provider_code, 'register', provider_register,
    'seat', provider_seat, 'phone', provider_phone, 'email', provider_email) END`.as('provider');
