import { invalidField } from './refusal.ts';

export const mockCode = '123456';

export function requireMockCode(field: string, code: string | undefined): void {
  if (code !== mockCode)
    throw invalidField(field, 'Codul nu este corect sau a expirat. Verifică-l sau cere altul.');
}
