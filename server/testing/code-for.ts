import { codeOf } from '../messages/code-of.ts';
import type { ChallengePurpose } from '../db/schema-users.ts';
import type { TestApi } from './test-api.ts';

export async function codeFor(
  { db, env }: Pick<TestApi, 'db' | 'env'>,
  purpose: ChallengePurpose,
  contact: string,
): Promise<string> {
  const challenge = await db
    .selectFrom('challenges')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .where('consumed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return codeOf(env, challenge);
}

export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
