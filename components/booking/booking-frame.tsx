import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { QueryContent, type ContentQuery } from '#components/ui/query-content.tsx';
import { useArrived } from '#hooks/use-hydrated.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';

type BookingFrameProps<T> = {
  query: ContentQuery<T>;
  back: { href: string; label: string };
  title: string;
  titleClass: string;
  skeleton: ReactNode;
  children: (booking: T) => ReactNode;
};

export function BookingFrame<T>({
  query,
  back,
  title,
  titleClass,
  skeleton,
  children,
}: BookingFrameProps<T>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useArrived();
  useEffect(() => {
    if (arrived) focusHeading(heading.current, { preventScroll: true });
  }, [arrived]);
  return (
    <>
      <NavLink
        href={back.href}
        className="inline-flex min-h-target items-center gap-2 self-start text-muted no-underline hover:text-ink print:hidden"
      >
        <Icon name="arrow-left" />
        {back.label}
      </NavLink>
      <h1 ref={heading} className={titleClass}>
        {title}
      </h1>
      <QueryContent query={query} skeleton={skeleton} failed="Nu am putut încărca programarea.">
        {children}
      </QueryContent>
    </>
  );
}
