import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { Select } from '#components/ui/select.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { TextInput } from '#components/ui/text-input.tsx';
import type { CreateBlockBody, ProviderCalendar } from '#contract/provider-calendar.ts';
import { maxBlocks } from '#domain/booking/time-block.ts';
import { dayAndMonth, weekdayName } from '#domain/time/date-label.ts';
import { plural } from '#domain/words/numbers.ts';
import { addDays, isLocalDate, today, weekday } from '#domain/time/local-time.ts';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { useMinute } from '#hooks/use-now.ts';
import { call } from '#lib/api/call.ts';
import { sendOnce } from '#lib/api/idempotency-key.ts';
import { problemsOf } from '#lib/api/problems-of.ts';
import { calendarQuery } from '../api/calendar.ts';
import {
  blockBody,
  noChoice,
  proposeBlock,
  shownFields,
  type BlockChoice,
} from '../block-choice.ts';
import { RadioChips } from './radio-chips.tsx';

const repeats = [1, 2, 4, 8, 12, maxBlocks.weeks];

type BlockFormProps = {
  token: string;
  professionals: ProviderCalendar['professionals'];
  servedAt: Date;
};

export function BlockForm({ token, professionals, servedAt }: BlockFormProps) {
  const now = useMinute() ?? servedAt;
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => noChoice(now, professionals[0]?.id));
  // What was chosen for a professional who has left must not block another one's hours.
  if (!professionals.some(({ id }) => id === choice.professional))
    setChoice(noChoice(now, professionals[0]?.id));
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { mutate, reset, error, isPending } = useLinkChange(
    calendarQuery(token),
    (body: CreateBlockBody) =>
      sendOnce('block', body, (headers) =>
        call('createBlock', { params: { token }, body, headers }),
      ),
  );
  const block = proposeBlock(professionals, choice, now);
  const refusal = error && problemsOf(error, shownFields(professionals, block));
  const problems = { ...Object.fromEntries(refusal?.ofFields ?? []), ...missing };
  const change = (changes: Partial<BlockChoice>) => {
    setChoice({ ...choice, ...changes });
    setMissing({});
    // A reset during a call would drop its outcome.
    if (!isPending) reset();
  };
  useEffect(() => {
    if (error || Object.keys(missing).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [error, missing]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const body = blockBody(block);
    if ('missing' in body) return setMissing(body.missing);
    mutate(body, {
      onSuccess: () => {
        setChoice((current) => (current === choice ? noChoice(now, choice.professional) : current));
        void showToast(
          body.weeks && body.weeks > 1
            ? 'Am blocat intervalele. Nu se mai pot rezerva online.'
            : 'Am blocat intervalul. Nu se mai poate rezerva online.',
        );
      },
    });
  };

  const { date, wholeDays, weeks } = block;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-8 print:hidden"
    >
      <p>
        Ai luat o programare la telefon sau ai o pauză? Blochează ora, ca să nu o rezerve altcineva.
      </p>
      <Problems of={refusal?.others ?? []} />
      {professionals.length > 1 && (
        <RadioChips
          legend="Specialist"
          name="professional_id"
          wide
          options={professionals.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(block.professional)}
          onChange={(value) =>
            change({
              professional: Number(value),
              proposedAt: now,
              start: undefined,
              end: undefined,
            })
          }
          error={problems.professional_id}
        />
      )}
      <Field
        label={wholeDays ? 'Prima zi' : 'Ziua'}
        error={problems.start_date}
        hint={isLocalDate(date) && weekdayName(weekday(date))}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={today(now)}
            max={addDays(today(now), maxBlocks.aheadDays)}
            value={date}
            onChange={({ target }) =>
              change({ date: target.value, start: undefined, end: undefined })
            }
          />
        )}
      </Field>
      <Checkbox
        label="Toată ziua"
        checked={wholeDays}
        onChange={({ target }) => change({ wholeDays: target.checked, weeks: 1 })}
      />
      {wholeDays ? (
        <Field label="Ultima zi" error={problems.end_date} optional>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={date}
              max={isLocalDate(date) ? addDays(date, maxBlocks.days - 1) : undefined}
              value={block.lastDate}
              onChange={({ target }) => change({ lastDate: target.value, weeks: 1 })}
            />
          )}
        </Field>
      ) : (
        <>
          <RadioChips
            legend="De la"
            name="start_time"
            options={block.starts.map((time) => ({ value: time, label: time }))}
            value={block.start}
            onChange={(start) => change({ start, end: undefined })}
            error={problems.start_time}
            empty={
              isLocalDate(date)
                ? 'Specialistul nu lucrează în această zi sau programul lui s-a încheiat, așa că oricum nu se pot face programări online.'
                : 'Alege întâi ziua.'
            }
          />
          {block.start !== null && (
            <Field label="Până la" error={problems.end_time}>
              {(control) => (
                <Select
                  {...control}
                  value={block.end}
                  onChange={({ target }) => change({ end: target.value })}
                >
                  {block.ends.map((time) => (
                    <option key={time}>{time}</option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </>
      )}
      {block.canRepeat && (
        <Field label="Se repetă" error={problems.weeks} hint={repeatHint(date, weeks)}>
          {(control) => (
            <Select
              options={repeats.map((count) => ({ id: count, name: repeatLabel(count) }))}
              {...control}
              value={weeks}
              onChange={({ target }) => change({ weeks: Number(target.value) })}
            />
          )}
        </Field>
      )}
      <div className="card-bar sticky bottom-0 flex sm:static short:static">
        <Button type="submit" size="large" loading={isPending} className="max-sm:grow">
          {isPending ? 'Se blochează…' : 'Blochează'}
        </Button>
      </div>
    </form>
  );
}

function repeatLabel(count: number): string {
  return plural(count, { one: 'Nu se repetă', more: '{n} săptămâni la rând' });
}

function repeatHint(date: string, weeks: number): string | undefined {
  if (weeks === 1 || !isLocalDate(date)) return undefined;
  const last = dayAndMonth(addDays(date, 7 * (weeks - 1)));
  return `În fiecare ${weekdayName(weekday(date))}, până pe ${last}. Fiecare interval apare separat în listă și îl poți scoate fără să le scoți pe celelalte.`;
}
