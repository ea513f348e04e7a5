import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { fullName } from '#domain/words/full-name.ts';
import type { Tx } from '#server/deps.ts';
import { addressee, type Message, type WithdrawalNews } from '#server/messages/message.ts';
import { readClient } from '../bookings/booking-mail.ts';
import { presentProvider } from '#server/catalogue/provider-identity.ts';
import type { OpenWithdrawal } from '../subscriptions/presenter.ts';
import type { OwnSubscriptionRow } from '../subscriptions/repository.ts';

export async function withdrawalMails(
  tx: Tx,
  userId: string,
  { row, open, now }: { row: OwnSubscriptionRow; open: OpenWithdrawal; now: Date },
): Promise<Message[]> {
  const client = await readClient(tx, userId);
  const { contact_email: to } = row;
  const withdrawal = {
    ...newsOf(row, open, now),
    ...(to === null && { is_location_untold: true as const }),
  };
  const mail = { channel: 'mail', withdrawal } as const;
  const toClient = { ...mail, template: 'subscription_withdrawn', ...addressee(client) } as const;
  if (to === null) return [toClient];
  return [toClient, { ...mail, template: 'location_withdrawn', to, client: fullName(client) }];
}

function newsOf(row: OwnSubscriptionRow, open: OpenWithdrawal, now: Date): WithdrawalNews {
  const provider = presentProvider(row);
  return {
    subscription: `${row.service_name}, ${row.name}`,
    location: row.location_name,
    ...(provider && { provider }),
    bought_at: toIsoWithOffset(row.bought_at ?? now),
    withdrawn_at: toIsoWithOffset(now),
    price: row.price_bani,
    refund: open.refund,
    used: open.used,
    total: row.total,
    canceled: open.bookings.map(({ starts_at }) => toIsoWithOffset(new Date(starts_at))),
  };
}
