import type { ReactNode } from 'react';
import {
  type Control,
  Controller,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { Field } from '#components/ui/field.tsx';
import { PasswordInput } from '#components/ui/credential-inputs.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { CodeWait, ResendCode } from '#components/ui/resend-code.tsx';
import { resendSeconds } from '#contract/account-values.ts';
import { mailCode, ownPassword, smsCode } from '#contract/identity.ts';
import type { User } from '#contract/session.ts';
import { phoneLabel } from '#domain/words/contact-labels.ts';
import { useSentCode } from '#hooks/use-sent-code.ts';
import { call } from '#lib/api/call.ts';

export type ProofFields = { password?: string; confirmation_code?: string };

export function proofShape(user: User): Record<string, z.ZodType<string, string>> {
  return user.has_password ? { password: ownPassword } : { confirmation_code: sentCodeOf(user) };
}

export function sentCodeOf(user: User) {
  return user.phone ? smsCode : mailCode;
}

export type Proof = { token: string | undefined; resend: ReactNode };

type ProofGateProps = { user: User; children: (proof: Proof) => ReactNode };

export function ProofGate({ user, children }: ProofGateProps) {
  const code = useSentCode({
    send: async () => {
      const response = await call('sendSecurityCode');
      return { ...response, seconds: response.seconds ?? resendSeconds.mail };
    },
  });
  if (user.has_password) return children({ token: undefined, resend: null });

  const { left, sending, sent, problems } = code;
  const send = () => void code.resend();
  if (sent)
    return children({
      token: sent.token,
      resend: (
        <>
          <Problems of={problems} />
          <ResendCode left={left} sending={sending} onResend={send} />
        </>
      ),
    });
  return (
    <div className="flex flex-col items-start gap-4">
      <p>Contul tău nu are parolă, așa că îți trimitem un cod ca să știm că ești tu.</p>
      <Problems of={problems} />
      <Button loading={sending} disabled={left > 0} onClick={send}>
        {sending ? 'Se trimite…' : 'Trimite codul'}
      </Button>
      <CodeWait left={left} />
    </div>
  );
}

type ProofFieldProps<F extends FieldValues> = {
  user: User;
  control: Control<F>;
  passwordName?: 'password' | 'current_password';
  resend: ReactNode;
  autoFocus?: boolean;
};

export function ProofField<F extends FieldValues>(props: ProofFieldProps<F>) {
  const { user, control, passwordName = 'password', resend, autoFocus } = props;
  if (user.has_password)
    return (
      <Controller
        name={passwordName as Path<F>}
        control={control}
        defaultValue={'' as PathValue<F, Path<F>>}
        render={({ field, fieldState }) => (
          <Field label="Parola actuală" error={fieldState.error?.message} required>
            {(aria) => (
              <PasswordInput
                {...aria}
                {...field}
                autoComplete="current-password"
                autoFocus={autoFocus}
              />
            )}
          </Field>
        )}
      />
    );
  const sentTo = user.phone
    ? `L-am trimis prin SMS la ${phoneLabel(user.phone)}.`
    : `L-am trimis la ${user.email}.`;
  return (
    <div className="flex flex-col gap-3">
      <CodeField
        control={control}
        name={'confirmation_code' as Path<F>}
        hint={sentTo}
        autoFocus={autoFocus}
        bySms={user.phone !== null}
      />
      {resend}
    </div>
  );
}
