import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { stepCopy } from '../copy.ts';
import type { AuthFlow } from '../use-auth-flow.ts';

const loadRules = lazyPart(() => import('../auth-rules.lazy.ts'), { optional: true });

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
        callback: ({ values }) =>
          typed.setState(({ email, phone, ofStep }) => ({
            email: textOf(values.email) ?? email,
            phone: textOf(values.phone) ?? phone,
            ofStep: { ...ofStep, [step.name]: { ...values } },
          })),
      }),
    [subscribe, typed, step.name],
  );
  return form;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export type StepFormProps = {
  flow: AuthFlow;
  form: {
    submit: (event: SubmitEvent<HTMLFormElement>) => unknown;
    problems: string[];
    formState: { isSubmitting: boolean };
  };
  submit: string;
  submitting?: string;
  disabled?: boolean;
  children: ReactNode;
};

export function StepForm(props: StepFormProps) {
  const { flow, form, submit, submitting = 'Se verifică…', disabled, children } = props;
  const hydrated = useHydrated();
  const { isSubmitting } = form.formState;
  return (
    // `method` and the button, disabled until hydration, keep passwords out of the URL.
    <form
      method="post"
      noValidate
      aria-label={stepCopy[flow.step.name].title}
      onSubmit={form.submit}
      className="flex flex-col gap-4"
    >
      <noscript>
        <p className="text-danger">
          Ca să continui, ai nevoie de JavaScript. Activează-l și reîncarcă pagina.
        </p>
      </noscript>
      <Problems of={form.problems} />
      {children}
      <Button
        type="submit"
        size="large"
        full
        disabled={!hydrated || disabled}
        loading={isSubmitting}
      >
        {isSubmitting ? submitting : submit}
      </Button>
    </form>
  );
}
