import { type ReactNode, useEffect, useEffectEvent } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';

type CodeFieldProps<F extends FieldValues> = {
  control: Control<F>;
  name: FieldPath<F>;
  hint?: ReactNode;
  autoFocus?: boolean;
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

type OneTimeCode = Credential & { code?: string };
type OneTimeCodeOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };

function useSmsCode(onCode: (code: string) => void, isExpected: boolean): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    // WebOTP rejects if the visitor declines or the field unmounts.
    receiveCodes(leaving.signal, (code) => receive(code)).catch(() => {});
    return () => leaving.abort();
  }, [isExpected]);
}

async function receiveCodes(signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  while (!signal.aborted) {
    const options: OneTimeCodeOptions = { otp: { transport: ['sms'] }, signal };
    const credential: OneTimeCode | null = await navigator.credentials.get(options);
    if (!credential?.code || signal.aborted) return;
    onCode(credential.code);
  }
}
