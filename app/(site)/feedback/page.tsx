import { MailLink } from '#components/layout/mail-link.tsx';
import { FeedbackPart } from '#features/feedback/components/feedback-part.tsx';
import { webEnv } from '#lib/env.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

const title = 'Scrie-ne';

export const metadata = pageMetadata({
  title,
  description: 'O întrebare, o problemă sau o idee pentru Aproape: scrie-ne, citim fiecare mesaj.',
  path: '/feedback',
});

export default function FeedbackPage() {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 wrap-anywhere pt-4 pb-10 md:py-16">
      <header className="flex flex-col gap-2">
        <h1 className="text-xl md:text-3xl">{title}</h1>
        <p className="text-base text-muted">
          O întrebare, o problemă sau o idee? Citim fiecare mesaj și îți răspundem pe e-mail.
        </p>
        <p className="text-base text-muted">
          Programările tale sunt în{' '}
          <a href="/account/bookings" className="font-semibold text-brand underline">
            Rezervările mele
          </a>
          .
        </p>
      </header>
      <noscript>
        <p className="text-base">
          Formularul are nevoie de JavaScript. Activează-l sau scrie-ne pe e-mail.
        </p>
      </noscript>
      <FeedbackPart captchaSiteKey={webEnv().auth.captchaSiteKey} />
      <p className="text-base text-muted">
        Sau scrie-ne direct la <MailLink />.
      </p>
    </div>
  );
}
