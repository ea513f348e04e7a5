import { captchaSiteKey, contactEmail } from '#lib/seo/site.ts';
import { copy } from '../copy.ts';
import { FeedbackPart } from './feedback-part.tsx';

export function FeedbackPage() {
  const email = contactEmail();
  return (
    <div className="page flex max-w-3xl flex-col gap-6 wrap-anywhere py-10 md:py-16">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">{copy.title}</h1>
        <p className="text-base text-muted">{copy.lead}</p>
        <p className="text-base text-muted">{copy.booking}</p>
      </header>
      <noscript>
        <p className="text-base">{copy.noScript}</p>
      </noscript>
      <FeedbackPart captchaSiteKey={captchaSiteKey()} />
      <p className="text-base text-muted">
        {copy.orMail}{' '}
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-target items-center font-semibold text-brand underline"
        >
          {email}
        </a>
      </p>
    </div>
  );
}
