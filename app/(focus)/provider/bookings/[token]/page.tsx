import { LinkPage } from '#components/ui/link-page.tsx';
import { DecideBooking } from '#features/provider/components/decide-booking.tsx';
import { readByLink } from '#lib/api/page-read.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { serverCall } from '#lib/api/server-call.ts';
import { linkMetadata } from '#lib/seo/seo.ts';

const title = 'O programare la locația ta';

export const metadata = linkMetadata(title);

export default async function Page({
  params,
  searchParams,
}: PageProps<'/provider/bookings/[token]'>) {
  const [{ token }, { answer }] = await Promise.all([params, searchParams]);
  const wish = answer === 'rejected' ? 'rejected' : 'approved';
  return (
    <LinkPage
      data={await readByLink(serverCall('providerBooking', { params: { token } }))}
      title={title}
      gone="Programarea s-a încheiat de mai mult de o zi, a fost mutată la altă oră sau linkul nu este complet. Deschide linkul din cel mai nou mesaj primit."
      failed="Nu am putut încărca programarea."
    >
      {(booking) => (
        <QueryProvider>
          <DecideBooking token={token} initial={booking} wish={wish} />
        </QueryProvider>
      )}
    </LinkPage>
  );
}
