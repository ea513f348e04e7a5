import { Alert } from '#components/ui/alert.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { instantLabel } from '#domain/date-time-label.ts';
import { totalLabel } from '#domain/price-label.ts';
import { copy } from '../copy.ts';
import type { SubmitRefusal } from '../submit-outcome.ts';

/** What happened when the booking was sent, what was kept and what to do. */
export function RefusalNotice({ refusal }: { refusal: SubmitRefusal | null }) {
  const notice = refusal && sentence(refusal);
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

function sentence(refusal: SubmitRefusal): Notice | null {
  switch (refusal.kind) {
    case 'price-changed': {
      const { price } = refusal;
      const text = price.total === null ? copy.priceHidden : copy.priceChanged(totalLabel(price));
      return { tone: 'warning', text };
    }
    case 'retry':
      if (!navigator.onLine) return { tone: 'warning', text: copy.offline };
      return { tone: 'danger', title: copy.sendFailed, text: copy.sendFailedHint };
    case 'owns':
      return { tone: 'warning', text: copy.ownFound };
    case 'stands': {
      const label = instantLabel(refusal.booking.starts_at);
      return { tone: 'warning', title: copy.standing(label), text: copy.standingAgain };
    }
    case 'subscription':
    case 'other':
      return { tone: 'danger', text: refusal.message };
    case 'fields':
      return refusal.message ? { tone: 'danger', text: refusal.message } : null;
    default:
      return null;
  }
}
