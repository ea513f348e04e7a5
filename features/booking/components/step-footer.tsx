import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { totalDuration } from '#domain/booking-length.ts';
import { durationLabel } from '#domain/duration-label.ts';
import { totalLabel } from '#domain/price-label.ts';
import type { TotalPrice } from '#domain/price.ts';
import { copy } from '../copy.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import type { BookingFlow } from '../use-booking.ts';

/** The id of the form that the answers of a step belong to: Enter on one of them goes on. */
export const stepFormId = 'pas';

type StepFooterProps = {
  flow: BookingFlow;
  label: string;
  onNext: () => void;
  disabled?: boolean;
  loading?: boolean;
  /** The total that the api named, where it differs from ours. */
  total?: TotalPrice;
  note?: ReactNode;
};

/** What is chosen, what it costs, and the one way on; always in sight. */
export function StepFooter(props: StepFooterProps) {
  const { flow, label, onNext, disabled, loading, note } = props;
  const { services } = flow.draft;
  const total = props.total ?? flow.price;
  const hydrated = useHydrated();
  return (
    // On a short screen only the line with the button stays in sight, what it notes stands above it.
    <div
      data-unfinished
      className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:mx-0 lg:px-0 short:contents"
    >
      {/* Without a script there is nothing to send it to; Chromium wants a button to hear Enter. */}
      {hydrated && (
        <form
          id={stepFormId}
          hidden
          onSubmit={(event) => {
            event.preventDefault();
            if (!disabled && !loading) onNext();
          }}
        >
          <button type="submit" />
        </form>
      )}
      {note && <div className="pb-2 text-xs text-muted">{note}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 narrow:flex-col narrow:items-stretch narrow:gap-2 short:sticky short:bottom-0 short:z-20 short:-mx-4 short:mt-auto short:border-t short:border-line short:bg-canvas short:px-4 short:py-1">
        <div className="min-w-0 flex-1 basis-24 narrow:basis-auto" aria-live="polite">
          {services.length === 0 ? (
            <p className="text-muted">{copy.nothingChosen}</p>
          ) : (
            <>
              <p className="tabular text-base font-semibold">{totalLabel(total)}</p>
              <p className="text-xs text-muted short:sr-only">
                {copy.chosenCount(services.length)} · {durationLabel(totalDuration(services))}
              </p>
            </>
          )}
        </div>
        <Button
          size="large"
          disabled={disabled}
          loading={loading}
          onClick={onNext}
          className="min-w-36 narrow:min-w-0 short:min-h-target short:py-1"
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
