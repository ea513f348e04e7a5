import type { ReactNode } from 'react';

type LocationSectionProps = { id: string; title: string; children: ReactNode };

/** A part of the page that a tab leads to; the tabs stand above it when it is reached. */
export function LocationSection({ id, title, children }: LocationSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titlu`}
      className="flex scroll-mt-16 short:scroll-mt-0 flex-col gap-6"
    >
      <h2 id={`${id}-titlu`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
