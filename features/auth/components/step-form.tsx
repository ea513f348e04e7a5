import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { stepCopy } from '../copy.ts';
import type { AuthFlow } from '../use-auth-flow.ts';

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
