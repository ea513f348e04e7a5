import type { ComponentProps, ReactNode } from 'react';
import { CodeWait } from '#components/ui/resend-code.tsx';
import { Field } from '#components/ui/field.tsx';
import type { TextInput } from '#components/ui/text-input.tsx';
import { useSentCode } from '#hooks/use-sent-code.ts';
import { copy } from '../copy.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useStepForm } from '../use-step-form.ts';
import { BackToLogin } from './auth-links.tsx';
import { StepForm } from './step-form.tsx';

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
        submit={copy.sendCode}
        submitting={copy.sending}
        disabled={code.left > 0}
      >
        <Field label={copy[name]} error={form.formState.errors[name]?.message} required>
          {(control) =>
            children({
              ...control,
              // Another e-mail or phone needs no wait.
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
