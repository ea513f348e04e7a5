'use client';

import { useEffect, useRef } from 'react';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';

export function StepHeader({ flow }: { flow: BookingFlow }) {
  const { step, location, goBack, arrived } = flow;
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(arrived ? null : step);
  useDocumentTitle(copy.stepTitle(copy.titles[step], location.name));
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    window.scrollTo({ top: 0 });
    focusHeading(heading.current, { preventScroll: true });
  }, [step]);

  return (
    <header className="flex flex-wrap items-start gap-2">
      {step === 1 ? (
        <a
          href={`/locations/${location.id}/${location.slug}`}
          aria-label={copy.back}
          className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken"
        >
          <Icon name="arrow-left" />
        </a>
      ) : (
        <IconButton
          label={copy.back}
          icon="arrow-left"
          className="-ml-3"
          onClick={() => goBack(step)}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 pt-1.5">
        <div className="flex items-baseline justify-between gap-4">
          <h1 ref={heading} className="text-xl outline-none sm:text-2xl">
            {copy.titles[step]}
          </h1>
          <p className={step < 4 ? 'sr-only md:not-sr-only md:shrink-0 md:text-muted' : 'sr-only'}>
            {copy.progress(step)}
          </p>
        </div>
        <p className="truncate text-muted">{location.name}</p>
      </div>
      <div aria-hidden className="flex basis-full gap-1">
        {([1, 2, 3, 4] as const).map((one) => (
          <span
            key={one}
            className={classes(
              'h-1 flex-1 rounded-full forced-color-adjust-none',
              one <= step ? 'bg-brand' : 'bg-line',
            )}
          />
        ))}
      </div>
    </header>
  );
}
