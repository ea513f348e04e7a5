import { useEffect, useRef, useTransition, type ReactNode } from 'react';
import { selectionCopy } from '#components/services/copy.ts';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { SideSummary } from './side-summary.tsx';
import { Button } from '#components/ui/button.tsx';
import { totalDuration } from '#domain/booking/booking-length.ts';
import { relativeDay } from '#domain/time/date-label.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { totalLabel } from '#domain/money/price-label.ts';
import { locationPath } from '#domain/place/location-path.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import { plural } from '#domain/words/numbers.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';

const back = 'Înapoi';

export function StepHeader({ flow }: { flow: BookingFlow }) {
  const { step, location, goBack, arrived, placed } = flow;
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(arrived || placed ? null : step);
  useDocumentTitle(copy.stepTitle(copy.titles[step], location.name));
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading(heading.current, { preventScroll: true });
  }, [step]);

  return (
    <header className="flex flex-wrap items-start gap-2">
      {step === 1 ? (
        <a
          href={locationPath(location.id, location.slug)}
          aria-label={back}
          className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken"
        >
          <Icon name="arrow-left" />
        </a>
      ) : (
        <IconButton label={back} icon="arrow-left" className="-ml-3" onClick={() => goBack(step)} />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 pt-1.5 sm:pt-0.5">
        <div className="flex items-baseline justify-between gap-4">
          <h1 ref={heading} className="text-xl outline-none sm:text-2xl">
            {copy.titles[step]}
          </h1>
          <p className={step < 4 ? 'sr-only md:not-sr-only md:shrink-0 md:text-muted' : 'sr-only'}>
            Pasul {step} din 4
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

export const stepFormId = 'pas';

type StepFooterProps = {
  flow: BookingFlow;
  label: string;
  onNext: () => void;
  disabled?: boolean;
  loading?: boolean;
  total?: TotalPrice;
  note?: ReactNode;
};

export function StepFooter(props: StepFooterProps) {
  const { flow, label, onNext, disabled, loading, note } = props;
  const { services, startDate, startTime } = flow.draft;
  const total = props.total ?? flow.price;
  const hydrated = useHydrated();
  const [isMoving, startMove] = useTransition();
  const next = () => {
    if (flow.step === 4) onNext();
    else if (!isMoving) startMove(onNext);
  };
  const [first] = services;
  const chosen =
    first && services.length === 1 && flow.step === 4
      ? first.name
      : plural(services.length, selectionCopy.count);
  const time =
    flow.step === 3 && startDate && startTime
      ? `${relativeDay(startDate, flow.today)}, ${startTime}`
      : null;
  return (
    <div
      data-unfinished
      className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:contents md:-mx-8 md:px-8 lg:static lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:m-0 lg:border-0 lg:bg-transparent lg:p-0 lg:short:block"
    >
      {/* On Enter in a checkbox or radio, Chromium submits only a form with a button. */}
      {hydrated && (
        <form
          id={stepFormId}
          hidden
          onSubmit={(event) => {
            event.preventDefault();
            if (!disabled && !loading) next();
          }}
        >
          <button type="submit" />
        </form>
      )}
      <div className="contents lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:flex lg:flex-col lg:gap-4 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5 lg:short:static">
        <SideSummary flow={flow} />
        {note && <div className="pb-2 text-xs text-muted lg:p-0">{note}</div>}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 narrow:flex-col narrow:items-stretch narrow:gap-2 short:sticky short:bottom-0 short:z-20 short:-mx-4 short:mt-auto short:border-t short:border-line short:bg-canvas short:px-4 short:py-1 lg:flex-col lg:items-stretch lg:gap-4 lg:short:static lg:short:m-0 lg:short:border-0 lg:short:bg-transparent lg:short:p-0">
          <div
            className="min-w-0 flex-[999_1_6rem] narrow:basis-auto lg:basis-auto"
            aria-live="polite"
          >
            {services.length === 0 ? (
              <p className="text-muted">Niciun serviciu ales</p>
            ) : (
              <>
                <p className="tabular text-base font-semibold max-lg:line-clamp-2 lg:flex lg:justify-between lg:gap-4 lg:text-lg">
                  <span className="max-lg:sr-only">{selectionCopy.total}</span>
                  {totalLabel(total)}
                </p>
                <p className="truncate text-xs text-muted short:sr-only">
                  {time && <span className="lg:hidden">{time}</span>}
                  <span className={classes(time && 'max-lg:hidden')}>
                    {`${durationLabel(totalDuration(services))} · ${chosen}`}
                  </span>
                </p>
              </>
            )}
          </div>
          <Button
            size="large"
            disabled={disabled}
            loading={loading}
            onClick={({ detail }) => {
              // A double press on the previous step must not book.
              if (flow.step < 4 || detail < 2) next();
            }}
            className={classes(
              'min-w-36 grow narrow:min-w-0 short:min-h-target short:py-1',
              isMoving && 'bg-brand-hover!',
            )}
          >
            {label}
          </Button>
        </div>
      </div>
    </div>
  );
}

export const stepContent = 'flex min-w-0 flex-col gap-5';

export function StepSkeleton() {
  return (
    <div
      data-unfinished
      className="page flex min-h-[70dvh] flex-col gap-5 pt-2 pb-5 sm:py-8"
      aria-busy
    >
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
