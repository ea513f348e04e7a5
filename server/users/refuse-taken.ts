import { invalidField } from '../app-error.ts';

/** What stands once only, by the constraint that says so. */
const fields = { users_email_folded_key: 'email', users_phone_key: 'phone' } as const;

/** The words for the field whose value another account has. */
export type TakenWords = Record<'email' | 'phone', string>;

/** Does the work; throws 422 on the field when it writes an e-mail or a phone that another account has. */
export async function refuseTaken<T>(words: TakenWords, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const field = code === '23505' ? fields[constraint as keyof typeof fields] : undefined;
    throw field ? invalidField(field, words[field]) : error;
  }
}
