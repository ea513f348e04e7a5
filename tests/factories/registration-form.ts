import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { registrationForm } from '#contract/registration.ts';

type RegistrationForm = z.input<typeof registrationForm>;

export function makeRegistrationForm<T extends Partial<RegistrationForm>>(changes?: T) {
  const password = 'o parolă bună';
  return {
    from: 'web' as const,
    register_method: 'email' as const,
    first_name: 'Ilinca',
    last_name: 'Țurcanu',
    email: `ilinca-${randomUUID().slice(0, 8)}@example.com`,
    phone: `+407${randomInt(10_000_000, 100_000_000)}`,
    password,
    password_confirmation: password,
    terms_and_conditions: true as const,
    ...changes,
  };
}
