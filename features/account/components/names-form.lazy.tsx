import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { profileBody } from '#contract/identity.ts';
import type { User } from '#contract/session.ts';
import { useKeptFields } from '#hooks/use-kept-fields.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { call } from '#lib/api/call.ts';
import { useUserChange } from '../use-user-change.ts';

type Names = Pick<User, 'first_name' | 'last_name'>;

const rules = zodResolver(profileBody);

export function NamesForm({ user }: { user: User }) {
  const hydrated = useHydrated();
  const change = useUserChange<Names>(user, {
    send: async (body) => (await call('updateProfile', { body })).data,
    optimistic: (names) => names,
  });
  const [saves, setSaves] = useState(0);
  const form = useFormCall<Names>({
    rules,
    send: async (names) => {
      await change.mutateAsync(names);
      setSaves((count) => count + 1);
    },
  });
  const { register, submit, problems, getValues, setValue } = form;
  const { errors, isSubmitting } = form.formState;
  const { first_name, last_name } = user;
  const previousNames = useRef({ first_name, last_name });
  useEffect(() => {
    // While submitting, the names are this form's own optimistic update.
    if (isSubmitting) return;
    const names = { first_name, last_name };
    for (const field of ['first_name', 'last_name'] as const)
      if (getValues(field) === previousNames.current[field]) setValue(field, names[field]);
    previousNames.current = names;
  }, [first_name, last_name, isSubmitting, getValues, setValue]);
  useKeptFields(form, {
    name: 'names',
    owner: user.id,
    fields: ['first_name', 'last_name'],
    saves,
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Problems of={problems} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Prenume" error={errors.first_name?.message} required>
          {(control) => (
            <TextInput
              {...control}
              {...register('first_name')}
              defaultValue={user.first_name}
              autoComplete="given-name"
            />
          )}
        </Field>
        <Field label="Nume" error={errors.last_name?.message} required>
          {(control) => (
            <TextInput
              {...control}
              {...register('last_name')}
              defaultValue={user.last_name}
              autoComplete="family-name"
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="self-start" disabled={!hydrated} loading={isSubmitting}>
        {isSubmitting ? 'Se salvează…' : 'Salvează'}
      </Button>
    </form>
  );
}
