import { invalidField } from './refusal.ts';

export const mockCode = '123456';

/** Throws 422 on the field for any other code. */
export function requireMockCode(field: string, code: string | undefined): void {
  if (code !== mockCode)
    throw invalidField(field, 'Codul nu este corect sau a expirat. Verifică-l sau cere altul.');
}
