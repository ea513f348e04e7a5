'use client';

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CodeField } from '#components/ui/code-field.tsx';
import { codeDigits } from '#contract/account-values.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { StepForm, type StepFormProps } from './step-form.tsx';

type CodeFormProps<F extends FieldValues> = {
  flow: AuthFlow;
  form: StepFormProps['form'] & Pick<UseFormReturn<F>, 'control' | 'watch'>;
  name: FieldPath<F>;
  submit: string;
};

/** The form of a step that asks for a code; it can be sent once all digits are typed. */
export function CodeForm<F extends FieldValues>({ flow, form, name, submit }: CodeFormProps<F>) {
  const code: string | undefined = form.watch(name);
  return (
    <StepForm flow={flow} form={form} submit={submit} disabled={code?.length !== codeDigits}>
      <CodeField control={form.control} name={name} autoFocus={flow.takesFocus} />
    </StepForm>
  );
}
