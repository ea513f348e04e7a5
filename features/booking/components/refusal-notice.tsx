import { Alert } from '#components/ui/alert.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { instantLabel } from '#domain/date-time-label.ts';
import { totalLabel } from '#domain/price-label.ts';
import { copy } from '../copy.ts';
import type { SubmitRefusal } from '../submit-outcome.ts';

/** What is said of what was sent: a new booking, or its new hour. */
type RefusalWords = {
  priceChanged: (total: string) => string;
  priceHidden: string;
  offline: string;
  sendFailed: string;
  sendFailedHint: string;
  /** Where the sign-in does not open by itself. */
  signInFirst?: string;
  /** Where no box for vouchers says it. */
  voucherGone?: string;
};

type RefusalNoticeProps = { refusal: SubmitRefusal | null; words: RefusalWords };

/** What happened when it was sent, what was kept and what to do; of a time that is gone the hours say it. */
export function RefusalNotice({ refusal, words }: RefusalNoticeProps) {
  const notice = refusal && sentence(refusal, words);
  if (!notice) return null;
  return (
    <Alert
      tone={notice.tone}
      title={notice.title}
      urgent
      action={
        refusal.kind === 'stands' && (
          <ButtonLink
            href={`/account/bookings/${refusal.booking.id}`}
            variant="secondary"
            size="small"
          >
            {copy.standingOpen}
          </ButtonLink>
        )
      }
    >
      {notice.text}
    </Alert>
  );
}

type Notice = { tone: 'warning' | 'danger'; title?: string; text: string };

function sentence(refusal: SubmitRefusal, words: RefusalWords): Notice | null {
  switch (refusal.kind) {
    case 'price-changed': {
      const { price } = refusal;
      const text = price.total === null ? words.priceHidden : words.priceChanged(totalLabel(price));
      return { tone: 'warning', text };
    }
    case 'retry':
      if (!navigator.onLine) return { tone: 'warning', text: words.offline };
      return { tone: 'danger', title: words.sendFailed, text: words.sendFailedHint };
    case 'owns':
      return { tone: 'warning', text: copy.ownFound };
    case 'stands': {
      const label = instantLabel(refusal.booking.starts_at);
      return { tone: 'warning', title: copy.standing(label), text: copy.standingAgain };
    }
    case 'sign-in':
      return words.signInFirst ? { tone: 'danger', text: words.signInFirst } : null;
    case 'voucher':
      return words.voucherGone ? { tone: 'danger', text: words.voucherGone } : null;
    case 'services':
    case 'subscription':
    case 'other':
      return { tone: 'danger', text: refusal.message };
    case 'fields':
      return refusal.message ? { tone: 'danger', text: refusal.message } : null;
    case 'slot-taken':
      return null;
  }
}
