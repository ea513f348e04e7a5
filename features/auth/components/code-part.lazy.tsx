'use client';

import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Alert } from '#components/ui/alert.tsx';
import { CodeInput } from '#components/ui/code-input.tsx';
import { Field } from '#components/ui/field.tsx';
import { ResendCode } from '#components/ui/resend-code.tsx';
import { authCopy as copy } from '../auth-copy.ts';
import type { AuthStep } from '../auth-step.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import type { Resend } from '../use-resend.lazy.ts';
import { StepLink } from './auth-links.tsx';

type CodeFieldProps<F extends FieldValues> = {
  control: Control<F>;
  name: FieldPath<F>;
  autoFocus: boolean;
};

/** The field of a code, by whatever name the call knows it. */
export function CodeField<F extends FieldValues>({ control, name, autoFocus }: CodeFieldProps<F>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={copy.code} error={fieldState.error?.message} required>
      {(input) => (
        <CodeInput {...input} {...field} value={field.value ?? ''} autoFocus={autoFocus} />
      )}
    </Field>
  );
}

type SentToProps = { flow: AuthFlow; sent: string; contact: string; back: AuthStep };

/** Where the code went, and the way back to where that was typed. */
export function SentTo({ flow, sent, contact, back }: SentToProps) {
  return (
    <p className="text-sm text-muted">
      {sent} <strong className="break-words text-ink">{contact}</strong>{' '}
      <StepLink flow={flow} to={back} className="-my-3 px-1">
        {copy.edit}
      </StepLink>
    </p>
  );
}

/** Another code and what came of it; in the demo also the way to where codes are read. */
export function AnotherCode({ flow, resend }: { flow: AuthFlow; resend: Resend }) {
  const { left, sending, outcome } = resend;
  return (
    <div className="flex flex-col gap-3">
      {outcome && (
        <Alert tone={outcome.sent ? 'success' : 'danger'} urgent={!outcome.sent}>
          {outcome.message}
        </Alert>
      )}
      <ResendCode left={left} sending={sending} onResend={() => void resend.resend()} />
      {flow.settings.hasMailbox && (
        <a
          href="/dev/mailbox"
          target="_blank"
          className="self-start py-2.5 text-sm text-muted underline"
        >
          {copy.mailbox} <span className="sr-only">{copy.newTab}</span>
        </a>
      )}
    </div>
  );
}
