import { LinkPage } from '#components/ui/link-page.tsx';
import type { BookingDecision, ProviderBooking } from '#contract/provider.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { DecideBooking } from './decide-booking.tsx';

export const providerTitle = 'O programare la locația ta';

type ProviderBookingPageProps = {
  token: string;
  booking: ProviderBooking | 'gone' | null;
  wish: BookingDecision;
};

export function ProviderBookingPage({ token, booking, wish }: ProviderBookingPageProps) {
  return (
    <LinkPage
      data={booking}
      title={providerTitle}
      gone="Programarea s-a încheiat de mai mult de o zi, a fost mutată la altă oră sau linkul nu este complet. Deschide linkul din cel mai nou mesaj primit."
      failed="Nu am putut încărca programarea."
    >
      {(initial) => (
        <QueryProvider>
          <DecideBooking token={token} initial={initial} wish={wish} />
        </QueryProvider>
      )}
    </LinkPage>
  );
}
