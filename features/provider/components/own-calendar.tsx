import { useState, type SubmitEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { TextInput } from '#components/ui/text-input.tsx';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { agoLabel } from '#domain/time/ago-label.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { useMinute } from '#hooks/use-now.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { calendarQuery } from '../api/calendar.ts';

type OwnCalendarProps = {
  token: string;
  professional: { id: number; name: string };
  source: ProviderCalendar['sources'][number] | undefined;
};

export function OwnCalendar({ token, professional, source }: OwnCalendarProps) {
  const [url, setUrl] = useState('');
  const now = useMinute();
  const { mutate, error, isPending, reset } = useLinkChange(
    calendarQuery(token),
    (next: string | null) =>
      call('setCalendarSource', {
        params: { token },
        body: { professional_id: professional.id, url: next },
      }),
  );
  const ofField = isApiError(error, 'validation_failed') ? error.errors.url?.join(' ') : undefined;
  const save = (next: string | null) =>
    mutate(next, {
      onSuccess: () => {
        setUrl((typed) => (typed === next ? '' : typed));
        void showToast(
          next === null
            ? 'Am scos calendarul.'
            : 'Am conectat calendarul. Orele ocupate în el nu se mai pot rezerva.',
        );
      },
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) save(url);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <CallProblem of={ofField ? null : error} />
      {source && (
        <p className="break-words">
          {source.host}: {stateOf(source, now)}
        </p>
      )}
      <Field
        label={source ? 'Altă adresă a calendarului (iCal)' : 'Adresa calendarului (iCal)'}
        hint="Din Google, Outlook sau Apple: adresa secretă în format iCal. Orele ocupate acolo nu se mai pot rezerva aici; titlurile nu le păstrăm."
        error={ofField}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={url}
            onChange={({ target }) => {
              setUrl(target.value);
              if (!isPending) reset();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          loading={isPending}
          aria-label={`Conectează calendarul: ${professional.name}`}
        >
          Conectează calendarul
        </Button>
        {source && (
          <FocusHandover>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Scoate calendarul: ${professional.name}`}
              onClick={() => save(null)}
            >
              Scoate calendarul
            </Button>
          </FocusHandover>
        )}
      </div>
    </form>
  );
}

function stateOf(
  { read_at, failing_since }: ProviderCalendar['sources'][number],
  now: Date | null,
): string {
  if (failing_since)
    return `nu îl mai putem citi de ${instantLabel(failing_since)}; programările noi așteaptă confirmarea ta`;
  if (!read_at) return 'va fi citit în câteva minute';
  return `citit ${now ? agoLabel(read_at, now) : instantLabel(read_at)}`;
}
