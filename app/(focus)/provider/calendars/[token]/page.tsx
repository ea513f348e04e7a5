import { LinkPage } from '#components/ui/link-page.tsx';
import { BlockedHours } from '#features/provider/components/blocked-hours.tsx';
import { CalendarCode } from '#features/provider/components/calendar-code.tsx';
import { readByLink } from '#lib/api/page-read.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { serverCall } from '#lib/api/server-call.ts';
import { linkMetadata } from '#lib/seo/seo.ts';

const title = 'Blochează o oră';

export const metadata = linkMetadata(title);

export default async function Page({ params }: PageProps<'/provider/calendars/[token]'>) {
  const { token } = await params;
  return (
    <LinkPage
      data={await readByLink(serverCall('providerCalendar', { params: { token } }))}
      title={title}
      gone={
        <>
          Au trecut 90 de zile de când ai primit linkul, adresa de{' '}
          <span className="whitespace-nowrap">e-mail</span> a locației s-a schimbat sau linkul nu
          este complet. Deschide-l pe cel din cel mai nou mesaj despre o programare.
        </>
      }
      failed="Nu am putut încărca orele blocate."
    >
      {(calendar) => (
        <>
          <header className="flex flex-col gap-2">
            <h1 className="text-xl sm:text-2xl">{title}</h1>
            <p className="text-muted">{calendar.location_name}</p>
          </header>
          <QueryProvider>
            <BlockedHours token={token} initial={calendar} now={new Date()} />
          </QueryProvider>
          <CalendarCode
            url={calendar.code_url}
            locationName={calendar.location_name}
            validUntil={calendar.code_valid_until}
          />
        </>
      )}
    </LinkPage>
  );
}
