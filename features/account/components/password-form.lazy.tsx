import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { NewPasswordFields } from '#components/ui/new-password-fields.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { currentPassword, passwordPair, withMatchingPasswords } from '#contract/identity.ts';
import type { User } from '#contract/session.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { call } from '#lib/api/call.ts';
import { sessionsQuery } from '../api/account-queries.ts';
import { useLostResponse } from '../use-leave.ts';
import { useUserChange } from '../use-user-change.ts';
import { ProofField, ProofGate, sentCodeOf, type Proof } from './owner-proof.tsx';

const signInAgain =
  'Ai ieșit din cont. Intră din nou cu parola nouă sau, dacă nu merge, ca până acum.';

type PasswordFields = {
  current_password?: string;
  confirmation_code?: string;
  password: string;
  password_confirmation: string;
};

export function PasswordForm({ user }: { user: User }) {
  return <ProofGate user={user}>{(proof) => <NewPassword user={user} {...proof} />}</ProofGate>;
}

function NewPassword({ user, token, resend }: { user: User } & Proof) {
  const hydrated = useHydrated();
  const client = useQueryClient();
  const afterLoss = useLostResponse({
    isDone: (now) => now.has_password && !user.has_password,
    note: signInAgain,
  });
  const change = useUserChange(user, {
    send: (fields: PasswordFields) => save(user, fields, token).catch(afterLoss),
    note: user.has_password
      ? 'Parola a fost schimbată. Celelalte dispozitive au fost deconectate.'
      : 'Parola a fost salvată.',
  });
  const form = useFormCall<PasswordFields>({
    rules: zodResolver(rulesOf(user)),
    send: async (fields) => {
      await change.mutateAsync(fields);
      void client.invalidateQueries(sessionsQuery);
      reset({ current_password: '', password: '', password_confirmation: '' });
    },
  });
  const { control, submit, reset, problems } = form;
  const { isSubmitting } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <Problems of={problems} />
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      <ProofField
        user={user}
        control={control}
        passwordName="current_password"
        resend={resend}
        autoFocus={!user.has_password}
      />
      <NewPasswordFields form={form} />
      <Button type="submit" className="self-start" disabled={!hydrated} loading={isSubmitting}>
        {isSubmitting ? 'Se salvează…' : 'Salvează parola'}
      </Button>
    </form>
  );
}

function rulesOf(user: User): z.ZodType<PasswordFields, PasswordFields> {
  if (user.has_password)
    return withMatchingPasswords(passwordPair.extend({ current_password: currentPassword }));
  return withMatchingPasswords(passwordPair.extend({ confirmation_code: sentCodeOf(user) }));
}

async function save(user: User, fields: PasswordFields, token: Proof['token']): Promise<User> {
  const { current_password = '', confirmation_code, ...pair } = fields;
  if (user.has_password)
    await call('changePassword', {
      params: { user_id: user.id },
      body: { current_password, ...pair },
    });
  else await call('setOwnPassword', { body: { token, confirmation_code, ...pair } });
  return { ...user, has_password: true };
}
