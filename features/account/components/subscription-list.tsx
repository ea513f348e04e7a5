'use client';

import { useQuery } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import {
  lastDay,
  ownSubscriptionProblem,
  type OwnSubscriptionProblem,
} from '#domain/booking/own-subscription.ts';
import { toBani } from '#domain/money/money.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { fullDate } from '#domain/time/date-label.ts';
import { toWallTime } from '#domain/time/local-time.ts';
import { plural } from '#domain/words/numbers.ts';
import { useMinute } from '#hooks/use-now.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import { WithdrawSubscription } from './withdraw-subscription.tsx';

/** Refetches on mount, because the location may have returned a visit. */
export function SubscriptionList() {
  return (
    <QueryContent
      query={useQuery({ ...ownSubscriptionsQuery, refetchOnMount: 'always' })}
      skeleton={<Skeleton className="h-48 w-full" />}
      failed="Nu am putut încărca abonamentele."
    >
      {(subscriptions) =>
        subscriptions.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2">
            {subscriptions.map((subscription) => (
              <li key={subscription.id} className="flex min-w-0">
                <SubscriptionCard subscription={subscription} />
              </li>
            ))}
          </ul>
        ) : (
          <Notice
            icon="ticket"
            title="Nu ai niciun abonament"
            action={<ButtonLink href="/locations">Caută o locație</ButtonLink>}
          >
            Abonamentele se cumpără odată cu o programare, de la locațiile care le oferă.
          </Notice>
        )
      }
    </QueryContent>
  );
}

const left = { one: '{n} ședință rămasă', more: '{n} ședințe rămase' };

type State = OwnSubscriptionProblem | 'active';

const badges: Record<State, { label: string; tone: BadgeTone }> = {
  active: { label: 'Activ', tone: 'leaf' },
  pending: { label: 'În așteptare', tone: 'sun' },
  not_begun: { label: 'Neînceput', tone: 'sun' },
  canceled: { label: 'Anulat', tone: 'neutral' },
  withdrawn: { label: 'Te-ai retras', tone: 'neutral' },
  used_up: { label: 'Epuizat', tone: 'neutral' },
  over: { label: 'Expirat', tone: 'neutral' },
};

function SubscriptionCard({ subscription }: { subscription: OwnSubscription }) {
  const { name, service, location, remaining, total } = subscription;
  const now = useMinute();
  const withdrawal =
    now && subscription.withdrawal && now < new Date(subscription.withdrawal.until)
      ? subscription.withdrawal
      : null;
  const state: State = now
    ? (ownSubscriptionProblem(subscription, now) ?? 'active')
    : subscription.status;
  const hint = hintOf(subscription, state);
  const isOver = now !== null && now >= new Date(subscription.expires_at);
  const expires = fullDate(lastDay(subscription));
  return (
    <article className="flex w-full flex-col gap-3 rounded-card border border-line bg-surface p-5 narrow:p-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">{service.name}</h2>
        <Badge tone={badges[state].tone}>{badges[state].label}</Badge>
      </div>
      <p className="text-muted">
        {name} ·{' '}
        <NavLink
          href={locationPath(location.id, location.slug)}
          cached
          className="font-medium text-ink underline hover:text-brand"
        >
          {location.name}
        </NavLink>
      </p>
      {state !== 'withdrawn' && state !== 'canceled' && (
        <div className="flex flex-col gap-1.5">
          <p>
            <strong className="tabular">{plural(remaining, left)}</strong> din {total}
          </p>
          <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full bg-leaf"
              style={{ width: `${(100 * remaining) / Math.max(1, total)}%` }}
            />
          </span>
          <p className="text-muted">
            {isOver ? `A fost valabil până pe ${expires}` : `Valabil până pe ${expires}`}
          </p>
        </div>
      )}
      {hint && <p className="text-muted">{hint}</p>}
      {state === 'active' && (
        <ButtonLink
          href={bookingPathOf(subscription)}
          variant="secondary"
          className="mt-auto self-start"
        >
          Rezervă cu abonamentul
        </ButtonLink>
      )}
      {withdrawal && (
        <div className="flex flex-col gap-1 border-t border-line pt-3 text-sm text-muted">
          <p>
            Te poți retrage până pe {fullDate(lastDay({ expires_at: withdrawal.until }))} inclusiv,
            fără să dai un motiv.
          </p>
          <WithdrawSubscription subscription={subscription} withdrawal={withdrawal} />
        </div>
      )}
    </article>
  );
}

function bookingPathOf({ id, service, location }: OwnSubscription): string {
  return `${locationPath(location.id, location.slug)}/booking?services=${service.id}&subscription=${id}&step=2`;
}

function hintOf(subscription: OwnSubscription, state: State): string | null {
  if (state === 'pending')
    return 'Devine activ după ce locația confirmă programarea cu care îl cumperi.';
  if (state === 'canceled')
    return 'Programarea cu care îl cumpărai nu mai are loc, așa că nu ai nimic de plătit.';
  if (subscription.withdrawn) {
    const { at, refund } = subscription.withdrawn;
    const day = fullDate(toWallTime(new Date(at)).date);
    const owed =
      refund === null || subscription.price === 0
        ? ''
        : ` Dacă l-ai plătit, primești înapoi ${moneyLabel(toBani(refund))}.`;
    return `Te-ai retras pe ${day}.${owed}`;
  }
  if (state === 'not_begun')
    return `Îl poți folosi din ${fullDate(toWallTime(new Date(subscription.starts_at)).date)}.`;
  return null;
}
