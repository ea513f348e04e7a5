import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { problemsOf } from '#lib/api/problems-of.ts';
import { showToast } from '#lib/browser/show-toast.ts';

type FormCallOptions<F extends FieldValues> = {
  rules: Resolver<F>;
  defaultValues?: DefaultValues<F>;
  send: (fields: F) => Promise<unknown>;
};

export function useFormCall<F extends FieldValues>(options: FormCallOptions<F>) {
  const { rules, defaultValues, send } = options;
  const form = useForm<F>({ resolver: rules, defaultValues });
  const [problems, setProblems] = useState<string[]>([]);
  const { isSubmitting } = form.formState;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const sendValid = async (fields: F) => {
    setProblems([]);
    try {
      await send(fields);
    } catch (error) {
      if (!isMounted.current) return void showToast(errorSentence(error), 'error');
      const { ofFields, others } = problemsOf(error, Object.keys(form.getValues()));
      setProblems(others);
      for (const [i, [field, message]] of ofFields.entries())
        form.setError(field as Path<F>, { message }, { shouldFocus: i === 0 });
    }
  };
  // A loading button does not submit, but Enter still submits a form of one field.
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (!isSubmitting) await form.handleSubmit(sendValid)(event);
  };
  return { ...form, submit, problems, setProblems };
}
