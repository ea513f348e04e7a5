import type { Contest } from '#contract/page-name.ts';
import { fullDate } from '#domain/time/date-label.ts';
import { contactEmail } from '#lib/seo/site.ts';
import { ruleParts, titleOf } from '../contest.ts';

export function ContestPage({ contest }: { contest: Contest }) {
  const { body, valid_until: until } = contest;
  const email = contactEmail();
  return (
    <article className="page flex flex-col gap-4 wrap-anywhere py-10 text-base md:py-16 [&>*]:max-w-reading">
      <h1 className="text-2xl md:text-3xl">{titleOf(contest)}</h1>
      {until && <p className="text-sm text-muted">Valabil până pe {fullDate(until)} inclusiv.</p>}
      {ruleParts(body).map(({ kind, text }, index) =>
        kind === 'heading' ? (
          <h2 key={index} className="mt-4 text-xl">
            {text}
          </h2>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {text}
          </p>
        ),
      )}
      <p>
        Pentru întrebări despre concurs ne poți scrie la{' '}
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-target items-center font-semibold text-brand underline"
        >
          {email}
        </a>
      </p>
    </article>
  );
}
