import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { refundDays } from '#domain/booking/withdrawal.ts';
import { toBani } from '#domain/money/money.ts';
import { amountLabel, moneyLabel } from '#domain/money/price-label.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { visitsLabel } from '#domain/words/count-labels.ts';
import { plural } from '#domain/words/numbers.ts';
import { useSession } from '#hooks/use-session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import { storeChange } from '#lib/api/store-change.ts';
import { showToast } from '#lib/browser/show-toast.ts';

const canceled = {
  one: 'Se anulează și programarea viitoare făcută cu acest abonament:',
  more: 'Se anulează și cele {n} programări viitoare făcute cu acest abonament:',
};

type WithdrawSubscriptionProps = {
  subscription: OwnSubscription;
  withdrawal: NonNullable<OwnSubscription['withdrawal']>;
};

export function WithdrawSubscription({ subscription, withdrawal }: WithdrawSubscriptionProps) {
  const [open, setOpen] = useState(false);
  const withdraw = useWithdrawSubscription(subscription.id);
  const { user } = useSession();
  const { price, total, service, location, name } = subscription;
  const { refund, visits_used: used, bookings } = withdrawal;
  const close = () => {
    if (!withdraw.isPending) withdraw.reset();
    setOpen(false);
  };
  const confirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => setOpen(false),
      onError: () => setOpen(true),
    });
  return (
    <FocusHandover>
      <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
        Retrage-te din contract
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Retragere din contract"
        persistent
        footer={
          <DialogActions keep="Păstrează abonamentul" onKeep={close}>
            <Button variant="danger" loading={withdraw.isPending} onClick={confirm}>
              {withdraw.isPending ? 'Se trimite…' : 'Confirmă retragerea'}
            </Button>
          </DialogActions>
        }
      >
        <div className="flex flex-col gap-4">
          <p>
            <strong>{service.name}</strong>
            <span className="block text-muted">
              {name} · {location.name}
            </span>
          </p>
          <p>{refundSentence({ price, refund, used, total })}</p>
          {price !== 0 && (
            <p className="text-muted">
              Locația îți dă banii înapoi în cel mult {refundDays} zile, prin aceeași metodă prin
              care ai plătit. Dacă nu ai plătit încă,{' '}
              {used === 0 ? 'nu ai nimic de plătit' : 'plătești doar ce ai folosit'}.
            </p>
          )}
          {bookings.length > 0 && (
            <div>
              <p>{plural(bookings.length, canceled)}</p>
              <ul className="list-disc pl-5">
                {bookings.map(({ id, starts_at }) => (
                  <li key={id}>{instantLabel(starts_at)}</li>
                ))}
              </ul>
            </div>
          )}
          {user && (
            <p className="wrap-anywhere text-muted">Primești confirmarea la {user.email}.</p>
          )}
          <NavLink
            href="/terms-and-conditions#retragere"
            className="inline-flex min-h-target items-center self-start font-medium underline hover:text-brand"
          >
            Condițiile retragerii
          </NavLink>
          <CallProblem of={withdraw.error} />
        </div>
      </Dialog>
    </FocusHandover>
  );
}

function useWithdrawSubscription(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call('withdrawSubscription', { params: { id } })).data,
    onSuccess: async (withdrawn) => {
      void showToast('Te-ai retras din contract. Ți-am trimis confirmarea pe e-mail.');
      await storeChange(client, ownSubscriptionsQuery.queryKey, (list) =>
        list?.map((one) => (one.id === withdrawn.id ? withdrawn : one)),
      );
      return client.invalidateQueries({ queryKey: ['bookings'] });
    },
    onError: (error) => {
      if (isApiError(error, 'not_withdrawable', 'not_found'))
        void client.invalidateQueries(ownSubscriptionsQuery);
    },
  });
}

type Refund = { price: number | null; refund: number | null; used: number; total: number };

function refundSentence({ price, refund, used, total }: Refund): string {
  if (price === null || refund === null)
    return used === 0
      ? 'Dacă l-ai plătit, primești înapoi tot prețul.'
      : `Dacă l-ai plătit, primești înapoi prețul, mai puțin prețul pentru ${visitsLabel(used)} din ${total}.`;
  if (price === 0) return 'Abonamentul a fost gratuit: nu ai nimic de primit înapoi.';
  const words = `Dacă l-ai plătit, primești înapoi ${moneyLabel(toBani(refund))}`;
  if (used === 0) return `${words}, adică tot prețul.`;
  const deducted = toBani(price) - toBani(refund);
  return `${words}: ${amountLabel(toBani(price))} minus ${moneyLabel(deducted)} pentru ${visitsLabel(used)} din ${total}.`;
}
