import { Alert } from '#components/ui/alert.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { totalLabel } from '#domain/money/price-label.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { copy } from '../copy.ts';
import type { SubmitRefusal } from './submit-refusal.ts';

type RefusalWords = {
  submit: string;
  priceChanged: (total: string) => string;
  priceHidden: string;
  offline: string;
  sendFailedHint: (submit: string) => string;
  /** Set if the sign-in does not open by itself. */
  signInFirst?: string;
  /** Set if there is no voucher box to show the error. */
  voucherGone?: string;
};

type RefusalNoticeProps = { refusal: SubmitRefusal | null; words: RefusalWords };

export function RefusalNotice({ refusal, words }: RefusalNoticeProps) {
  const notice = refusal && sentence(refusal, words);
  if (!notice) return null;
  return (
    <Alert
      tone={notice.tone}
      title={notice.title}
      urgent
      action={
        refusal.kind === 'unseen-booking' && (
          <ButtonLink
            href={`/account/bookings/${refusal.booking.id}`}
            variant="secondary"
            size="small"
          >
            {copy.seeBooking}
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
  const { submit } = words;
  switch (refusal.kind) {
    case 'price-changed': {
      const { price } = refusal;
      const change =
        price.total === null ? words.priceHidden : words.priceChanged(totalLabel(price));
      return { tone: 'warning', text: `${change} Apasă din nou „${submit}” dacă ești de acord.` };
    }
    case 'retry':
    case 'not-sent': {
      if (!navigator.onLine) return { tone: 'warning', text: words.offline };
      const isSent = refusal.kind === 'retry';
      const title = isSent ? 'Nu știm dacă cererea a ajuns.' : 'Cererea nu a fost trimisă.';
      const text = isSent
        ? words.sendFailedHint(submit)
        : `Ce ai ales s-a păstrat. Apasă din nou „${submit}”.`;
      return { tone: 'danger', title, text };
    }
    case 'unseen-visit':
      return {
        tone: 'warning',
        text: `Ai deja un abonament cu ședințe rămase pentru acest serviciu și îl folosim. Verifică totalul și apasă din nou „${submit}”.`,
      };
    case 'unseen-booking': {
      const text = `Dacă o vrei și pe aceasta, apasă din nou „${submit}”.`;
      return { tone: 'warning', title: copy.unseenBooking(refusal.booking), text };
    }
    case 'sign-in':
      return error(words.signInFirst);
    case 'voucher':
      return error(words.voucherGone);
    case 'services':
    case 'subscription':
    case 'fields':
    case 'other':
      return error(refusal.message);
    case 'slot-taken':
    case 'overlap':
      return null;
  }
}

function error(text: string | null | undefined): Notice | null {
  return text ? { tone: 'danger', text } : null;
}

const loadDialog = lazyPart(() => import('./overlap-dialog.lazy.tsx'));

type OverlapQuestionProps = {
  refusal: SubmitRefusal | null;
  onClose: () => void;
  onAccept: (bookingId: string) => void;
};

export function OverlapQuestion({ refusal, onClose, onAccept }: OverlapQuestionProps) {
  const overlap = refusal?.kind === 'overlap' ? refusal.overlap : null;
  const dialog = useLoaded(loadDialog, overlap !== null, onClose);
  return dialog && <dialog.OverlapDialog overlap={overlap} onClose={onClose} onAccept={onAccept} />;
}
