import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { totalDuration } from '#domain/booking/booking-length.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { totalLabel } from '#domain/money/price-label.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import { copy } from '../copy.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import type { BookingFlow } from '../draft/use-booking.ts';

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

/** Selection, price and the next button; always visible. */
export function StepFooter(props: StepFooterProps) {
  const { flow, label, onNext, disabled, loading, note } = props;
  const { services } = flow.draft;
  const total = props.total ?? flow.price;
  const hydrated = useHydrated();
  return (
    // On short screens only the row with the button is sticky; the note scrolls.
    <div
      data-unfinished
      className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:mx-0 lg:px-0 short:contents"
    >
      {/* Useless without script. Chromium submits on Enter only if the form has a button. */}
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
