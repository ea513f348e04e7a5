import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { NewTabAnchor } from '#components/layout/new-tab.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { CodeWait, ResendCode } from '#components/ui/resend-code.tsx';
import type { TextInput } from '#components/ui/text-input.tsx';
import { codeDigits } from '#contract/account-values.ts';
import { useSentCode, type SentCode } from '#hooks/use-sent-code.ts';
import type { AuthStep } from '../auth-step.ts';
import { copy } from '../copy.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { BackToLogin, StepLink } from './auth-links.tsx';
import { StepForm, useStepForm, type StepFormProps } from './step-form.tsx';

type SendCodeStepProps = {
  flow: AuthFlow;
  name: 'email' | 'phone';
  send: (contact: string) => Promise<{ seconds: number }>;
  children: (control: ComponentProps<typeof TextInput>) => ReactNode;
};

export function SendCodeStep({ flow, name, send, children }: SendCodeStepProps) {
  const code = useSentCode({ send });
  const form = useStepForm<Record<string, string>>({
    flow,
    defaults: { [name]: flow.typed.getState()[name] },
    send: (fields) => code.send(fields[name] ?? ''),
  });
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
            children({
              ...control,
              ...form.register(name, { onChange: () => code.wait(0) }),
              autoFocus: flow.takesFocus,
            })
          }
        </Field>
        <CodeWait left={code.left} />
      </StepForm>
      <BackToLogin flow={flow} />
    </div>
  );
}

type CodeFormProps<F extends FieldValues> = {
  flow: AuthFlow;
  form: StepFormProps['form'] & Pick<UseFormReturn<F>, 'control' | 'watch'>;
  name: FieldPath<F>;
  submit: string;
  bySms?: boolean;
};

export function CodeForm<F extends FieldValues>(props: CodeFormProps<F>) {
  const { flow, form, name, submit, bySms } = props;
  const code: string | undefined = form.watch(name);
  return (
    <StepForm flow={flow} form={form} submit={submit} disabled={code?.length !== codeDigits}>
      <CodeField control={form.control} name={name} autoFocus={flow.takesFocus} bySms={bySms} />
    </StepForm>
  );
}

type SentToProps = { flow: AuthFlow; sent: string; contact: string; back: AuthStep };

export function SentTo({ flow, sent, contact, back }: SentToProps) {
  return (
    <p className="text-sm text-muted">
      {sent} <strong className="inline-block max-w-full break-words text-ink">{contact}</strong>{' '}
      <StepLink flow={flow} to={back} className="-my-3 px-1">
        modifică
      </StepLink>
    </p>
  );
}

export function AnotherCode({ flow, code }: { flow: AuthFlow; code: SentCode }) {
  const { left, sending, sent, problems, resend } = code;
  const isSent = sent && !sending && problems.length === 0;
  return (
    <div className="flex flex-col gap-3">
      {isSent && <Alert tone="success">{sent.message}</Alert>}
      <Problems of={problems} />
      <ResendCode left={left} sending={sending} onResend={() => void resend()} />
      {flow.settings.hasMailbox && (
        <NewTabAnchor
          href="/dev/mailbox"
          className="-my-px inline-flex min-h-target items-center self-start text-sm text-muted underline"
        >
          Demo: vezi mesajele trimise
        </NewTabAnchor>
      )}
    </div>
  );
}
