import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { FeedLinks } from '#components/ui/feed-links.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { useSession } from '#hooks/use-session.ts';
import { call } from '#lib/api/call.ts';
import { storeChange } from '#lib/api/store-change.ts';

const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }) => (await call('clientFeed', { signal })).data,
});

export function CalendarFeed() {
  const { user } = useSession();
  const client = useQueryClient();
  const { data } = useQuery({ ...feedQuery, enabled: user !== null });
  const change = useMutation({
    mutationFn: async (isOn: boolean) =>
      (await (isOn ? call('createClientFeed') : call('deleteClientFeed'))).data,
    onSuccess: (feed) => storeChange(client, feedQuery.queryKey, feed),
  });
  if (!data) return null;
  return (
    <section className="flex flex-col gap-2 print:hidden">
      <h2 className="font-semibold">Toate programările în calendarul tău</h2>
      <p className="text-muted">
        {data.url === null
          ? 'Creezi un link secret, îl adaugi o dată, iar programările apar și se actualizează singure în calendar.'
          : 'Cine are linkul îți vede programările. Când îl dezactivezi, nu mai funcționează în niciun calendar. Pentru Google Calendar, deschis pe calculator, copiază linkul și pune-l la „Adaugă alte calendare”, „Din URL”.'}
      </p>
      <CallProblem of={change.error} />
      {data.url === null ? (
        <FocusHandover>
          <Button
            variant="secondary"
            loading={change.isPending}
            onClick={() => change.mutate(true)}
          >
            Creează linkul calendarului
          </Button>
        </FocusHandover>
      ) : (
        <div className="flex flex-wrap gap-3">
          <FeedLinks url={data.url}>
            <FocusHandover>
              <Button
                variant="quiet"
                loading={change.isPending}
                onClick={() => change.mutate(false)}
              >
                Dezactivează linkul
              </Button>
            </FocusHandover>
          </FeedLinks>
        </div>
      )}
    </section>
  );
}
