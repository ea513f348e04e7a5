import { LinkProblem } from '#components/ui/link-problem.tsx';
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

/** Loading the page changes nothing: mail scanners follow links. */
export function ProviderCalendarPage({ token, calendar, now }: ProviderCalendarPageProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      {calendar !== null && calendar !== 'gone' ? (
        <>
          <header className="flex flex-col gap-2">
            <h1 className="text-2xl">{calendarTitle}</h1>
            <p className="text-muted">{calendar.location_name}</p>
          </header>
          <QueryProvider>
            <BlockedHours token={token} initial={calendar} now={now} />
          </QueryProvider>
          <CalendarCode
            url={calendar.code_url}
            locationName={calendar.location_name}
            validUntil={calendar.valid_until}
          />
        </>
      ) : (
        <LinkProblem
          title={calendarTitle}
          problem={calendar}
          gone={
            <>
              Au trecut 90 de zile, adresa de <span className="whitespace-nowrap">e-mail</span> a
              locației s-a schimbat sau linkul nu este complet. Deschide-l pe cel din cel mai nou
              mesaj despre o programare.
            </>
          }
          failed="Nu am putut încărca orele blocate."
        />
      )}
    </div>
  );
}
