import { LinkProblem } from '#components/ui/link-problem.tsx';
import type { BookingDecision, ProviderBooking } from '#contract/provider.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { DecideBooking } from './decide-booking.tsx';

export const providerTitle = 'O programare la locația ta';

type ProviderBookingPageProps = {
  token: string;
  booking: ProviderBooking | 'gone' | null;
  wish: BookingDecision;
};

/** Loading the page decides nothing: mail scanners follow links. */
export function ProviderBookingPage({ token, booking, wish }: ProviderBookingPageProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      {booking !== null && booking !== 'gone' ? (
        <QueryProvider>
          <DecideBooking token={token} initial={booking} wish={wish} />
        </QueryProvider>
      ) : (
        <LinkProblem
          title={providerTitle}
          problem={booking}
          gone="Programarea s-a încheiat de mai mult de o zi, a fost mutată la altă oră sau adresa nu este completă. Deschide linkul din cel mai nou mesaj primit."
          failed="Nu am putut încărca programarea."
          retryHref={`?answer=${wish}`}
        />
      )}
    </div>
  );
}
