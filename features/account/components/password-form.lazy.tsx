'use client';

import '#lib/zod-without-eval.lazy.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { PasswordInput } from '#components/ui/password-input.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import { changePasswordBody, ownPasswordBody } from '#contract/password.ts';
import type { User } from '#contract/session.ts';
import { useFormCall } from '#hooks/use-form-call.lazy.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { startSession } from '#lib/session/session-store.ts';
import { savePassword, type PasswordFields } from '../api/password-calls.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { copy } from '../security-copy.ts';

const changeRules: z.ZodType<PasswordFields, PasswordFields> = changePasswordBody;
const firstRules: z.ZodType<PasswordFields, PasswordFields> = ownPasswordBody;

/** Changes the password, or sets the first one where there is none. */
export function PasswordForm({ user }: { user: User }) {
  const hydrated = useHydrated();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (fields: PasswordFields) => savePassword(user, fields),
    onSuccess: (changed) => {
      startSession(changed);
      void showToast(user.has_password ? copy.passwordChanged : copy.passwordSet);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const { register, submit, reset, problems, formState } = useFormCall<PasswordFields>({
    rules: zodResolver(user.has_password ? changeRules : firstRules),
    send: async (fields) => {
      await save.mutateAsync(fields);
      reset({ current_password: '', password: '', password_confirmation: '' });
    },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <Problems of={problems} />
      {/* Password managers file the new password under it. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      {user.has_password && (
        <Field label={copy.currentPassword} error={errors.current_password?.message} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('current_password')}
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      <Field
        label={copy.newPassword}
        hint={copy.passwordHint}
        error={errors.password?.message}
        required
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field label={copy.confirmPassword} error={errors.password_confirmation?.message} required>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password_confirmation')}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Button type="submit" className="self-start" disabled={!hydrated} loading={isSubmitting}>
        {isSubmitting ? copy.saving : copy.savePassword}
      </Button>
    </form>
  );
}
