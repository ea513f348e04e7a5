'use client';

import { useQuery } from '@tanstack/react-query';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { blockLabel } from '#domain/booking/time-block.ts';
import { fullDate } from '#domain/time/date-label.ts';
import { today } from '#domain/time/local-time.ts';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { useToday } from '#hooks/use-now.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { forgetKey } from '#lib/api/idempotency-key.ts';
import { showToast } from '#lib/browser/show-toast.ts';
import { calendarQuery } from '../api/calendar.ts';
import { BlockForm } from './block-form.tsx';
import { CalendarFeeds } from './calendar-feeds.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';

type BlockedHoursProps = { token: string; initial: ProviderCalendar; now: Date };

export function BlockedHours({ token, initial, now }: BlockedHoursProps) {
  const { data: calendar } = useQuery({ ...calendarQuery(token), initialData: initial });
  const day = useToday(today(now));
  return (
    <>
      {calendar.professionals.length === 0 ? (
        <p>Niciun specialist al locației nu primește programări acum.</p>
      ) : (
        <BlockForm
          // At midnight the chosen hours have passed.
          key={day}
          token={token}
          professionals={calendar.professionals}
          servedAt={now}
        />
      )}
      <BlockList token={token} calendar={calendar} />
      <CalendarFeeds token={token} calendar={calendar} />
      <p className="text-xs text-muted print:hidden">
        Linkul acestei pagini este doar pentru locația ta și este valabil până pe{' '}
        {fullDate(calendar.valid_until)}; primești altul în fiecare mesaj despre o programare. Cine
        îl are poate bloca și elibera ore
        {calendar.feeds.length > 0 &&
          ', poate adăuga programările în propriul calendar și poate schimba calendarele conectate'}
        : nu îl da mai departe.
      </p>
    </>
  );
}

type BlockListProps = { token: string; calendar: ProviderCalendar };

function BlockList({ token, calendar: { blocks, professionals } }: BlockListProps) {
  const { mutateAsync } = useLinkChange(calendarQuery(token), (id: string) =>
    call('deleteBlock', { params: { token, id } }),
  );
  const nameOf = (id: number) =>
    professionals.length > 1 ? professionals.find((one) => one.id === id)?.name : null;
  const remove = async (id: string) => {
    try {
      await mutateAsync(id);
      // Blocking the same time again needs a new key.
      forgetKey('block');
      void showToast('Intervalul nu mai este blocat.');
    } catch (error) {
      // Another browser may have removed the block.
      if (!isApiError(error, 'not_found')) throw error;
    }
  };
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <h2 className="text-lg">Ore blocate</h2>
      {blocks.length === 0 ? (
        <p className="text-muted">Nu ai nicio oră blocată.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {blocks.map(({ id, professional_id, starts_at, ends_at }) => {
            const label = blockLabel({ start: Date.parse(starts_at), end: Date.parse(ends_at) });
            return (
              <li key={id} className="flex items-center gap-3 py-2 pr-2 pl-4">
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="tabular first-letter:uppercase">{label}</span>
                  <span className="text-xs break-words text-muted">{nameOf(professional_id)}</span>
                </span>
                <FocusHandover>
                  <ConfirmedButton
                    variant="quiet"
                    label="Scoate"
                    aria-label={`Scoate: ${label}`}
                    title="Scoți intervalul?"
                    confirm="Da, scoate"
                    onConfirm={() => remove(id)}
                  >
                    <p>
                      <span className="inline-block first-letter:uppercase">{label}</span>: orele
                      din program se vor putea rezerva din nou online.
                    </p>
                  </ConfirmedButton>
                </FocusHandover>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
