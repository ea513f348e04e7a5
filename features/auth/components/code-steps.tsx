import { useEffect, type ReactNode } from 'react';
import { NewTabAnchor } from '#components/layout/new-tab.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { EmailInput } from '#components/ui/credential-inputs.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { CodeWait, ResendCode } from '#components/ui/resend-code.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { codeDigits } from '#contract/account-values.ts';
import { useSentCode, type SentCode } from '#hooks/use-sent-code.ts';
import type { AuthStep } from '../auth-step.ts';
import { copy } from '../copy.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { BackToLogin, StepLink } from './auth-links.tsx';
import { StepForm, useStepForm } from './step-form.tsx';

type SendCodeStepProps = {
  flow: AuthFlow;
  name: 'email' | 'phone';
  send: (contact: string) => Promise<{ seconds: number }>;
};

export function SendCodeStep({ flow, name, send }: SendCodeStepProps) {
  const code = useSentCode({ send });
  const form = useStepForm<Record<string, string>>({
    flow,
    defaults: { [name]: flow.typed.getState()[name] },
    send: (fields) => code.send(fields[name] ?? ''),
  });
  const registered = form.register(name, { onChange: () => code.wait(0) });
  const input = { ...registered, autoFocus: flow.takesFocus };
  return (
    <div className="flex flex-col gap-4">
      <StepForm
        flow={flow}
        form={form}
        submit="Trimite codul"
        submitting={copy.sending}
        disabled={code.left > 0}
      >
        <Field label={copy[name]} error={form.formState.errors[name]?.message} required>
          {(control) =>
            name === 'email' ? (
              <EmailInput {...control} {...input} />
            ) : (
              <TextInput {...control} {...input} type="tel" autoComplete="tel" />
            )
          }
        </Field>
        <CodeWait left={code.left} />
      </StepForm>
      <BackToLogin flow={flow} />
    </div>
  );
}

type CodeStepProps = {
  flow: AuthFlow;
  name: 'token' | 'confirmation_code';
  sent: string;
  contact: string;
  back: AuthStep;
  submit: string;
  send: (code: string) => Promise<unknown>;
  code: SentCode;
  problem?: string | undefined;
  bySms?: boolean;
  children?: ReactNode;
};

export function CodeStep(props: CodeStepProps) {
  const { flow, name, sent, contact, back, submit, send, code, problem, bySms, children } = props;
  const form = useStepForm<Record<string, string>>({
    flow,
    defaults: { [name]: '' },
    send: (fields) => send(fields[name] ?? ''),
  });
  const { control, setError } = form;
  useEffect(() => {
    if (problem) setError(name, { message: problem });
  }, [problem, name, setError]);
  const isResent = code.sent && !code.sending && code.problems.length === 0;
  const isComplete = form.watch(name)?.length === codeDigits;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        {sent} <strong className="inline-block max-w-full break-words text-ink">{contact}</strong>{' '}
        <StepLink flow={flow} to={back} className="-my-3 px-1">
          modifică
        </StepLink>
      </p>
      <StepForm flow={flow} form={form} submit={submit} disabled={!isComplete}>
        <CodeField control={control} name={name} autoFocus={flow.takesFocus} bySms={bySms} />
      </StepForm>
      <div className="flex flex-col gap-3">
        {isResent && <Alert tone="success">{code.sent?.message}</Alert>}
        <Problems of={code.problems} />
        <ResendCode left={code.left} sending={code.sending} onResend={() => void code.resend()} />
        {flow.settings.hasMailbox && (
          <NewTabAnchor
            href="/dev/mailbox"
            className="-my-px inline-flex min-h-target items-center self-start text-sm text-muted underline"
          >
            Demo: vezi mesajele trimise
          </NewTabAnchor>
        )}
      </div>
      {children}
    </div>
  );
}
