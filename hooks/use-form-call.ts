import { useState, type BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { isApiError } from '#lib/api/api-error.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';

type FormCallOptions<F extends FieldValues> = {
  rules: Resolver<F>;
  defaultValues?: DefaultValues<F>;
  /** Thrown errors appear at their fields or above the form. */
  send: (fields: F) => Promise<unknown>;
  fieldNames?: Partial<Record<string, Path<F>>>;
};

/** Focuses the first field error. Typed values stay. */
export function useFormCall<F extends FieldValues>(options: FormCallOptions<F>) {
  const { rules, defaultValues, send, fieldNames = {} } = options;
  const form = useForm<F>({ resolver: rules, defaultValues, reValidateMode: 'onChange' });
  const [problems, setProblems] = useState<string[]>([]);
  const { isSubmitting } = form.formState;

  const submitOnce = form.handleSubmit(async (fields) => {
    setProblems([]);
    try {
      await send(fields);
    } catch (error) {
      const known = [...Object.keys(form.getValues()), ...Object.keys(fieldNames)];
      const { ofFields, others } = problemsOf(error, known);
      setProblems(others);
      for (const [i, [field, message]] of ofFields.entries())
        form.setError(
          fieldNames[field] ?? (field as Path<F>),
          { message },
          { shouldFocus: i === 0 },
        );
    }
  });
  // A loading button does not submit, but Enter still submits a form of one field.
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (!isSubmitting) await submitOnce(event);
  };
  return { ...form, submit, problems, setProblems };
}

export function problemsOf(
  error: unknown,
  fields: readonly string[],
): { ofFields: [field: string, message: string][]; others: string[] } {
  if (!isApiError(error, 'validation_failed'))
    return { ofFields: [], others: [errorSentence(error)] };
  const ofFields: [string, string][] = [];
  const others: string[] = [];
  for (const [field, messages] of Object.entries(error.errors)) {
    if (fields.includes(field)) ofFields.push([field, messages.join(' ')]);
    else others.push(...messages);
  }
  if (ofFields.length + others.length === 0) others.push(errorSentence(error));
  return { ofFields, others };
}
