import type { Metadata } from 'next';
import { MailLink } from '#components/layout/mail-link.tsx';
import type { Contest } from '#contract/addresses.ts';
import { fullDate } from '#domain/time/date-label.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function ContestPage({ contest }: { contest: Contest }) {
  const { body, valid_until: until } = contest;
  return (
    <article className="page flex flex-col gap-4 wrap-anywhere pt-4 pb-10 text-base md:py-16 [&>*]:max-w-reading">
      <h1 className="text-xl md:text-3xl">{titleOf(contest)}</h1>
      {until && <p className="text-sm text-muted">Valabil până pe {fullDate(until)} inclusiv.</p>}
      {ruleParts(body).map((part, index) =>
        part.startsWith(headingMark) ? (
          <h2 key={index} className="mt-4 text-xl">
            {part.slice(headingMark.length)}
          </h2>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {part}
          </p>
        ),
      )}
      <p>
        Pentru întrebări despre concurs ne poți scrie la <MailLink />.
      </p>
    </article>
  );
}

export function contestMetadata(contest: Contest): Metadata {
  return pageMetadata({
    title: titleOf(contest),
    description: `${contest.title}. Regulamentul complet, pe Aproape.`,
    path: `/${contest.token}`,
    hidden: true,
  });
}

function titleOf({ title }: Contest): string {
  return `${title}: regulament`;
}

const headingMark = '## ';

export function ruleParts(body: string): string[] {
  return body
    .split(/\r?\n\s*\n|\r?\n(?=## )|(?<=^## .*)\r?\n/m)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
