'use client';

import { useQuery } from '@tanstack/react-query';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { fullDate } from '#domain/time/date-label.ts';
import { today } from '#domain/time/local-time.ts';
import { useToday } from '#hooks/use-now.ts';
import { calendarQuery } from '../api/calendar.ts';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { CalendarFeeds } from './calendar-feeds.tsx';

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
