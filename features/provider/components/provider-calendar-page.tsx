import { LinkPage } from '#components/ui/link-page.tsx';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { CalendarCode } from './calendar-code.tsx';
import { BlockedHours } from './blocked-hours.tsx';

export const calendarTitle = 'Blochează o oră';

type ProviderCalendarPageProps = {
  token: string;
  calendar: ProviderCalendar | 'gone' | null;
  now: Date;
};

export function ProviderCalendarPage({ token, calendar, now }: ProviderCalendarPageProps) {
  return (
    <LinkPage
      data={calendar}
      title={calendarTitle}
      gone={
        <>
          Au trecut 90 de zile de când ai primit linkul, adresa de{' '}
          <span className="whitespace-nowrap">e-mail</span> a locației s-a schimbat sau linkul nu
          este complet. Deschide-l pe cel din cel mai nou mesaj despre o programare.
        </>
      }
      failed="Nu am putut încărca orele blocate."
    >
      {(initial) => (
        <>
          <header className="flex flex-col gap-2">
            <h1 className="text-xl sm:text-2xl">{calendarTitle}</h1>
            <p className="text-muted">{initial.location_name}</p>
          </header>
          <QueryProvider>
            <BlockedHours token={token} initial={initial} now={now} />
          </QueryProvider>
          <CalendarCode
            url={initial.code_url}
            locationName={initial.location_name}
            validUntil={initial.code_valid_until}
          />
        </>
      )}
    </LinkPage>
  );
}
