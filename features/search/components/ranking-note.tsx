import { rankingCopy as copy } from '../ranking-copy.ts';

/** Explains how results are ranked, as the law requires. */
export function RankingNote() {
  return (
    <details className="text-sm open:pb-3 lg:flex-1 lg:basis-48">
      <summary className="flex min-h-target items-center text-muted underline underline-offset-4 hover:text-ink lg:justify-end">
        {copy.title}
      </summary>
      <div className="flex max-w-reading flex-col gap-2 text-muted lg:ml-auto">
        <p>{copy.default}</p>
        <p>{copy.others}</p>
        <p>{copy.paid}</p>
        <p>{copy.provider}</p>
        <a
          href="/how-we-rank"
          className="inline-flex min-h-target items-center self-start underline underline-offset-4 hover:text-ink"
        >
          {copy.more}
        </a>
      </div>
    </details>
  );
}
