import { copy } from '../copy.ts';
import { JoinLinks } from './join-links.tsx';

/** How a business begins, and the way in once more. */
export function Joining() {
  return (
    <>
      <section className="flex flex-col gap-6">
        <h2 className="text-xl md:text-2xl">{copy.steps.title}</h2>
        <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
          {copy.steps.list.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-t-2 border-ink pt-4">
              <span
                aria-hidden
                className="tabular min-w-6 font-display text-2xl leading-none font-semibold text-brand"
              >
                {index + 1}
              </span>
              <p className="max-w-xs text-base text-muted">
                <strong className="font-semibold text-ink">{title}</strong> {text}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 md:p-10">
        <h2 className="text-xl md:text-2xl">{copy.closing}</h2>
        <p className="text-base text-muted">{copy.closingText}</p>
        <JoinLinks />
      </section>
    </>
  );
}
