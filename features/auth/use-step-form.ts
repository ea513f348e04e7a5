import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import { useFormCall } from '#hooks/use-form-call.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { AuthStep } from './auth-step.ts';
import type { AuthFlow } from './use-auth-flow.ts';

const loadRules = lazyPart(() => import('./auth-rules.lazy.ts'), { optional: true });

type StepFormOptions<F extends FieldValues> = {
  flow: AuthFlow;
  defaults?: DefaultValues<F>;
  send: (fields: F) => Promise<unknown>;
};

export function useStepForm<F extends FieldValues>({ flow, defaults, send }: StepFormOptions<F>) {
  const { step, typed } = flow;
  const [defaultValues] = useState(() => ({
    ...(typed.getState().ofStep[step.name] as DefaultValues<F>),
    ...defaults,
  }));
  const form: ReturnType<typeof useFormCall<F>> = useFormCall<F>({
    rules: async (fields, ...rest) => {
      const rules = await loadRules().catch(() => null);
      const resolve = rules?.rulesOf(step) as Resolver<F> | undefined;
      return resolve?.(fields, ...rest) ?? { values: fields, errors: {} };
    },
    defaultValues,
    send: async (fields) => {
      if (!navigator.cookieEnabled)
        return form.setProblems([
          'Browserul blochează cookie-urile, iar fără ele nu te putem autentifica. Permite-le și reîncarcă pagina.',
        ]);
      await send(fields);
    },
  });

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => updateTyped(typed, step.name, values),
      }),
    [subscribe, typed, step.name],
  );
  return form;
}

function updateTyped(typed: AuthFlow['typed'], name: AuthStep['name'], values: FieldValues): void {
  typed.setState(({ email, phone, ofStep }) => ({
    email: textOf(values.email) ?? email,
    phone: textOf(values.phone) ?? phone,
    ofStep: { ...ofStep, [name]: { ...values } },
  }));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
