'use client';

import { useState, type ReactNode } from 'react';
import { Controller, type Control, type Path, type PathValue } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { CodeInput } from '#components/ui/code-input.tsx';
import { Field } from '#components/ui/field.tsx';
import { PasswordInput } from '#components/ui/password-input.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { ResendCode } from '#components/ui/resend-code.tsx';
import type { User } from '#contract/session.ts';
import { phoneLabel } from '#domain/phone-label.ts';
import { problemsOf } from '#hooks/use-form-call.lazy.ts';
import { call } from '#lib/api/call.ts';
import type { ProofFields } from '../proof-rules.lazy.ts';
import { copy } from '../proof-copy.ts';
import { useSentCode } from '../use-sent-code.ts';

type ProofGateProps = {
  user: User;
  /** The form; `token` goes with the code of a client without a password, who has got it by then. */
  children: (proof: { token: string | undefined; resend: ReactNode }) => ReactNode;
};

/** Shows a form at once to who has a password; others have a code sent to them first. */
export function ProofGate({ user, children }: ProofGateProps) {
  const [problems, setProblems] = useState<string[]>([]);
  const code = useSentCode(() => call('sendSecurityCode'));
  if (user.has_password) return children({ token: undefined, resend: null });

  const send = () => {
    setProblems([]);
    code.send(undefined).catch((error: unknown) => setProblems(problemsOf(error, []).others));
  };
  if (code.token !== null)
    return children({
      token: code.token,
      resend: (
        <>
          <Problems of={problems} />
          <ResendCode left={code.left} sending={code.sending} onResend={send} />
        </>
      ),
    });
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{copy.noPassword}</p>
      <Problems of={problems} />
      <Button loading={code.sending} onClick={send}>
        {code.sending ? copy.sending : copy.sendProof}
      </Button>
    </div>
  );
}

type ProofFieldProps<F extends ProofFields> = {
  user: User;
  control: Control<F>;
  error: string | undefined;
  resend: ReactNode;
  /** The code takes the focus, where it is the first thing to fill in. */
  autoFocus?: boolean;
};

/** The field of the proof: the password, or the code that was sent. */
export function ProofField<F extends ProofFields>(props: ProofFieldProps<F>) {
  const { user, control, error, resend, autoFocus } = props;
  const empty = '' as PathValue<F, Path<F>>;
  if (user.has_password)
    return (
      <Field label={copy.currentPassword} error={error} required>
        {(aria) => (
          <Controller
            name={'current_password' as Path<F>}
            control={control}
            defaultValue={empty}
            render={({ field }) => (
              <PasswordInput {...aria} {...field} autoComplete="current-password" />
            )}
          />
        )}
      </Field>
    );
  const sentTo = user.phone
    ? copy.sentToPhone(phoneLabel(user.phone))
    : copy.sentToEmail(user.email);
  return (
    <div className="flex flex-col gap-3">
      <Field label={copy.code} hint={sentTo} error={error} required>
        {(aria) => (
          <Controller
            name={'confirmation_code' as Path<F>}
            control={control}
            defaultValue={empty}
            render={({ field }) => <CodeInput {...aria} {...field} autoFocus={autoFocus} />}
          />
        )}
      </Field>
      {resend}
    </div>
  );
}
