import { FeedLinks } from '#components/ui/feed-links.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { call } from '#lib/api/call.ts';
import { calendarQuery } from '../api/calendar.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { OwnCalendar } from './own-calendar.tsx';

type Feed = ProviderCalendar['feeds'][number];
type CalendarFeedsProps = { token: string; calendar: ProviderCalendar };

export function CalendarFeeds({
  token,
  calendar: { feeds, sources, professionals },
}: CalendarFeedsProps) {
  const { mutateAsync } = useLinkChange(
    calendarQuery(token),
    ({ professional_id, version }: Feed) =>
      call('renewFeed', { params: { token }, body: { professional_id, version } }),
  );
  const renew = async (feed: Feed) => {
    await mutateAsync(feed);
    void showToast('Linkul vechi nu mai merge. Adaugă-l pe cel nou în calendar.');
  };
  const shown = professionals.length > 1 ? feeds : feeds.slice(0, 1);
  const nameOf = (id: number | null) =>
    professionals.find((one) => one.id === id)?.name ?? 'Toată locația';
  if (shown.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <h2 className="text-lg">Programările în calendarul tău</h2>
      <p>
        Adaugă-le o dată și apar singure în calendarul telefonului, cu orele blocate. Pentru Google
        Calendar, deschis pe calculator, copiază linkul și pune-l la „Adaugă alte calendare”, „Din
        URL”. Google îl citește de câteva ori pe zi, iar telefonul, mai des.
      </p>
      <div className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map((feed) => {
          const name = nameOf(feed.professional_id);
          // The location's feed, if alone, also shows the only professional's calendar source.
          const professional =
            shown.length === 1
              ? professionals[0]
              : professionals.find(({ id }) => id === feed.professional_id);
          return (
            <details key={feed.professional_id} open={shown.length === 1} className="group px-4">
              <summary className="flex min-h-target list-none items-center justify-between gap-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 break-words">{name}</span>
                <Icon
                  name="chevron-down"
                  className="text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="-ml-3 flex flex-wrap gap-x-1">
                <FeedLinks url={feed.url} of={name}>
                  <ConfirmedButton
                    variant="quiet"
                    size="small"
                    label="Schimbă linkul"
                    aria-label={`Schimbă linkul: ${name}`}
                    title="Schimbi linkul calendarului?"
                    confirm="Schimbă linkul"
                    onConfirm={() => renew(feed)}
                  >
                    <p>
                      Linkul vechi nu va mai merge deloc, nici în calendarele care îl au deja.
                      Schimbă-l dacă l-a aflat cine nu trebuia.
                    </p>
                  </ConfirmedButton>
                </FeedLinks>
              </div>
              {professional && (
                <div className="border-t border-line py-3">
                  <OwnCalendar
                    token={token}
                    professional={professional}
                    source={sources.find((one) => one.professional_id === professional.id)}
                  />
                </div>
              )}
            </details>
          );
        })}
      </div>
    </section>
  );
}
