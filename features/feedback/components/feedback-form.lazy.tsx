import '#lib/browser/zod-without-eval.ts';
import { useMutation } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { CaptchaScope } from '#components/captcha/captcha-scope.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmailInput } from '#components/ui/credential-inputs.tsx';
import { Field } from '#components/ui/field.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { Textarea, TextInput } from '#components/ui/text-input.tsx';
import { feedbackBody, type FeedbackBody } from '#contract/feedback.ts';
import { maxLengths } from '#contract/values.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useKeptFields } from '#hooks/use-kept-fields.ts';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { feedbackSubject } from '#lib/paths.ts';
import { captchaToken } from '#lib/session/captcha.ts';

const about = ({ page, picture }: { page: string; picture: number | null }) =>
  picture === null
    ? `Despre pagina ${page}:\n`
    : `Despre fotografia nr. ${picture} de pe pagina ${page}:\n`;
const isUntouched = (message: string) => /^(Despre .*:\n)?$/.test(message);
const rules = zodResolver(feedbackBody);

export function FeedbackForm({ captchaSiteKey }: { captchaSiteKey: string | null }) {
  const hydrated = useHydrated();
  const { mutateAsync, data: thanks, reset: writeAnother } = useSendFeedback(captchaSiteKey);
  const form = useFormCall<FeedbackBody>({
    rules,
    send: async (body) => {
      await mutateAsync(body);
      form.reset();
    },
  });
  const { register, submit, problems, formState, getValues, setValue } = form;
  useKeptFields(form, { name: 'feedback', owner: null, fields: ['name', 'email', 'message'] });
  useEffect(() => {
    const subject = feedbackSubject(window.location.search);
    // The stored message may name an earlier page.
    if (isUntouched(getValues('message') ?? '')) setValue('message', subject ? about(subject) : '');
  }, [getValues, setValue]);
  const { errors, isSubmitting } = formState;

  if (thanks !== undefined)
    return (
      <section className="rounded-card border border-line bg-surface">
        <Notice
          icon="circle-check"
          title="Mesaj trimis"
          action={
            <Button variant="secondary" onClick={writeAnother}>
              Scrie alt mesaj
            </Button>
          }
        >
          {thanks}
        </Notice>
      </section>
    );
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <h2 className="sr-only">Mesajul tău</h2>
      <CaptchaScope siteKey={captchaSiteKey} className="flex flex-col gap-5">
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
          <Problems of={problems} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Nume" error={errors.name?.message} required>
              {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
            </Field>
            <Field label="E-mail" error={errors.email?.message} required>
              {(control) => <EmailInput {...control} {...register('email')} autoComplete="email" />}
            </Field>
          </div>
          <Field
            label="Mesaj"
            hint="Nu scrie aici parole, coduri sau informații medicale."
            error={errors.message?.message}
            required
          >
            {(control) => (
              <Textarea
                {...control}
                {...register('message')}
                rows={6}
                maxLength={maxLengths.feedback}
              />
            )}
          </Field>
          <FocusHandover>
            <Button type="submit" disabled={!hydrated} loading={isSubmitting}>
              {isSubmitting ? 'Se trimite…' : 'Trimite mesajul'}
            </Button>
          </FocusHandover>
        </form>
      </CaptchaScope>
    </section>
  );
}

function useSendFeedback(captchaSiteKey: string | null) {
  const mutation = {
    mutationFn: async (fields: FeedbackBody) => {
      const captcha_token = await captchaToken(captchaSiteKey, 'feedback');
      return (await call('sendFeedback', { body: { ...fields, captcha_token } })).message;
    },
  };
  return useMutation(mutation, getQueryClient());
}
