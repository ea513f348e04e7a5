import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { FeedLinks } from '#components/ui/feed-links.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { useRenewFeed } from '../api/calendar.ts';
import { OwnCalendar } from './own-calendar.tsx';

type Feed = ProviderCalendar['feeds'][number];
type CalendarFeedsProps = { token: string; calendar: ProviderCalendar };

export function CalendarFeeds({
  token,
  calendar: { feeds, sources, professionals },
}: CalendarFeedsProps) {
  const [renewed, setRenewed] = useState<Feed | null>(null);
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
          // The only feed is the location's: it also shows the only professional's calendar source.
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
              <span className="-ml-3 flex flex-wrap gap-x-1">
                <FeedLinks url={feed.url} of={name}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Schimbă linkul: ${name}`}
                    onClick={() => setRenewed(feed)}
                  >
                    Schimbă linkul
                  </Button>
                </FeedLinks>
              </span>
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
      {renewed && <RenewFeed token={token} feed={renewed} onClose={() => setRenewed(null)} />}
    </section>
  );
}

type RenewFeedProps = { token: string; feed: Feed; onClose: () => void };

function RenewFeed({ token, feed: { professional_id, version }, onClose }: RenewFeedProps) {
  const { mutate, error, isPending } = useRenewFeed(token);
  const renew = () =>
    mutate(
      { professional_id, version },
      {
        onSuccess: () => {
          onClose();
          void showToast('Linkul vechi nu mai merge. Adaugă-l pe cel nou în calendar.');
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title="Schimbi linkul calendarului?">
      <div className="flex flex-col gap-5">
        <p>
          Linkul vechi nu va mai merge deloc, nici în calendarele care îl au deja. Schimbă-l dacă
          l-a aflat cine nu trebuia.
        </p>
        <CallProblem of={error} />
        <DialogActions keep="Înapoi" onKeep={onClose}>
          <Button variant="danger" loading={isPending} onClick={renew}>
            Schimbă linkul
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
