'use client';

import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { User } from '#contract/session.ts';
import { fieldLabels } from '#contract/error-sentences.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { signIn } from '../api/sign-in.ts';
import { loginCopy as copy } from '../login-copy.ts';
import { PasswordInput } from './password-input.tsx';

const loadRules = lazyPart(() => import('../login-rules.lazy.ts'), true);

type LoginFields = { email: string; password: string };

type LoginFormProps = { onSignedIn: (user: User) => void; autoFocus?: boolean };

/** Signs in by e-mail and password. What is typed stays, whatever the answer. */
export function LoginForm({ onSignedIn, autoFocus }: LoginFormProps) {
  const hydrated = useHydrated();
  const noteId = useId();
  const [general, setGeneral] = useState<string | null>(null);
  // No default values: what was typed before the script ran is taken over as it stands.
  const { register, handleSubmit, setError, formState } = useForm<LoginFields>({
    // The api has the same rules: it says what is wrong when they do not come.
    resolver: async (fields, ...rest) => {
      const rules = await loadRules().catch(() => null);
      return rules?.validateLogin(fields, ...rest) ?? { values: fields, errors: {} };
    },
    reValidateMode: 'onChange',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (fields) => {
    setGeneral(navigator.cookieEnabled ? null : copy.noCookies);
    if (!navigator.cookieEnabled) return;
    try {
      onSignedIn(await signIn(fields));
    } catch (error) {
      const problems = loginProblems(error);
      setGeneral(problems.general);
      for (const [i, { field, message }] of problems.fields.entries())
        setError(field, { message }, { shouldFocus: i === 0 });
    }
  });

  return (
    // Without script nothing may be sent: the button is off, and a password never gets into an address.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <noscript>
        <p className="text-danger">{copy.noScript}</p>
      </noscript>
      {general && (
        <Alert tone="danger" urgent>
          <p id={noteId}>{general}</p>
        </Alert>
      )}
      <Field label={fieldLabels.email} error={errors.email?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={autoFocus}
          />
        )}
      </Field>
      <Field label={fieldLabels.password} error={errors.password?.message} required>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" size="large" full disabled={!hydrated} loading={isSubmitting}>
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}

type LoginProblems = {
  general: string | null;
  fields: { field: 'email' | 'password'; message: string }[];
};

/** Sorts what a sign-in threw: messages of the form's fields, and one sentence for all else. */
function loginProblems(error: unknown): LoginProblems {
  if (!isApiError(error, 'validation_failed')) return { general: errorSentence(error), fields: [] };
  const fields: LoginProblems['fields'] = [];
  const rest: string[] = [];
  for (const [field, messages] of Object.entries(error.errors)) {
    const message = messages.join(' ');
    if (field === 'email' || field === 'password') fields.push({ field, message });
    else rest.push(message);
  }
  const isEmpty = fields.length === 0 && rest.length === 0;
  return { general: isEmpty ? errorSentence(error) : rest.join(' ') || null, fields };
}
