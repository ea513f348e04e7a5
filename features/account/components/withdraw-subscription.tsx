'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DialogActions } from '#components/ui/dialog-actions.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { Problems } from '#components/ui/problems.tsx';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { plural } from '#domain/words/numbers.ts';
import { useSession } from '#hooks/use-session.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { useWithdrawSubscription } from '../api/withdraw-subscription.ts';
import { copy } from '../withdrawal-copy.ts';

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
        {copy.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={copy.title}
        persistent
        footer={
          <DialogActions keep={copy.keep} onKeep={close}>
            <Button variant="danger" loading={withdraw.isPending} onClick={confirm}>
              {withdraw.isPending ? copy.sending : copy.confirm}
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
          <p>{copy.paidBack({ price, refund, used, total })}</p>
          <p className="text-muted">{copy.refundDays}</p>
          {bookings.length > 0 && (
            <div>
              <p>{plural(bookings.length, copy.canceled)}</p>
              <ul className="list-disc pl-5">
                {bookings.map(({ id, starts_at }) => (
                  <li key={id}>{instantLabel(starts_at)}</li>
                ))}
              </ul>
            </div>
          )}
          {user && <p className="wrap-anywhere text-muted">{copy.mail(user.email)}</p>}
          <NavLink
            href="/terms-and-conditions#retragere"
            className="inline-flex min-h-target items-center self-start font-medium underline hover:text-brand"
          >
            {copy.terms}
          </NavLink>
          <Problems of={withdraw.error ? [errorSentence(withdraw.error)] : []} />
        </div>
      </Dialog>
    </FocusHandover>
  );
}
