'use client';

import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { useSmsCode } from '#hooks/use-sms-code.ts';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';

type CodeFieldProps<F extends FieldValues> = {
  control: Control<F>;
  name: FieldPath<F>;
  hint?: ReactNode;
  autoFocus?: boolean;
  /** Lets the browser offer the code of the SMS. */
  bySms?: boolean;
};

export function CodeField<F extends FieldValues>(props: CodeFieldProps<F>) {
  const { control, name, hint, autoFocus, bySms = false } = props;
  const defaultValue = '' as FieldPathValue<F, FieldPath<F>>;
  const { field, fieldState } = useController({ control, name, defaultValue });
  useSmsCode(field.onChange, bySms);
  return (
    <Field label="Cod de confirmare" hint={hint} error={fieldState.error?.message} required>
      {(input) => <CodeInput {...input} {...field} autoFocus={autoFocus} />}
    </Field>
  );
}
