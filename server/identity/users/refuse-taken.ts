import { invalidField } from '#server/app-error.ts';

/** Fields with a unique constraint, by constraint. */
const fields = { users_email_folded_key: 'email', users_phone_key: 'phone' } as const;

export type TakenWords = Record<'email' | 'phone', string>;

/** Runs the work; throws 422 on the field if it writes an e-mail or a phone that belongs to another account. */
export async function refuseTaken<T>(words: TakenWords, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const field = code === '23505' ? fields[constraint as keyof typeof fields] : undefined;
    throw field ? invalidField(field, words[field]) : error;
  }
}
