import type { ReactNode } from 'react';
import { MailLink } from '#components/layout/mail-link.tsx';
import { joinNumbers } from '#domain/words/numbers.ts';
import { sectionsOf, type ReadingText } from '../reading-text.ts';

type ReadingPageProps = { text: ReadingText; children?: ReactNode };

export function ReadingPage({ text, children }: ReadingPageProps) {
  const { title, lead, date } = text;
  const sections = sectionsOf(text);
  return (
    <article className="page grid gap-10 wrap-anywhere pt-4 pb-10 md:py-16 lg:grid-cols-[minmax(0,40rem)_16rem] lg:justify-between lg:gap-x-16">
      <header className="flex flex-col gap-3 text-base">
        <h1 className="text-xl md:text-3xl">{title}</h1>
        <p className="text-sm text-muted">În vigoare din {date}</p>
        <p className="md:text-lg">{lead}</p>
      </header>
      <nav
        aria-label="Cuprins"
        className="rounded-card border border-line bg-surface p-5 lg:sticky lg:top-[calc(var(--sticky-top)_+_1.5rem)] lg:col-start-2 lg:row-start-1 lg:row-span-2 lg:self-start"
      >
        <h2 className="text-lg">Cuprins</h2>
        <ol className="mt-2 gap-x-6 md:max-lg:columns-2">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-target items-center text-sm text-ink underline-offset-4 hover:text-brand hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex flex-col gap-10 text-base">
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="flex flex-col gap-3">
            <h2 className="text-xl">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{joinNumbers(paragraph)}</p>
            ))}
            {section.items.length > 0 && (
              <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-brand">
                {section.items.map((item) => (
                  <li key={item}>{joinNumbers(item)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
        <p>
          Scrie-ne: <MailLink />
        </p>
      </div>
    </article>
  );
}
