import type { z } from 'zod';
import type { setupPasswordBody } from '#contract/password.ts';
import { invalidField } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { verifyCaptcha } from '../captcha/verify-captcha.ts';
import type { Deps } from '#server/deps.ts';
import { checkCredentials } from '../session/login.ts';
import { hashPassword } from '../session/password.ts';
import { requireUncommonPassword, passwordChanged, setPassword } from './new-password.ts';

export async function setupPassword(
  deps: Deps,
  { email, current_password, password, captcha_token: token }: z.output<typeof setupPasswordBody>,
  ip: string,
): Promise<void> {
  requireUncommonPassword(password);
  const captcha = await verifyCaptcha(deps, { token, action: 'setup_password', ip });
  const user = await checkCredentials(deps, { email, password: current_password }, ip, captcha);
  if (!user.password_is_temporary) throw notTemporary();
  if (password === current_password)
    throw invalidField('password', 'Alege altă parolă decât cea temporară');
  const password_hash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const changed = await setPassword(tx, user, { password_hash });
    if (!changed) throw notTemporary();
    await deps.jobs.send(tx, passwordChanged(changed));
  });
}

function notTemporary() {
  return invalidField('email', 'Parola contului nu este temporară. Autentifică-te cu ea.');
}
