import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lineLabel } from '#domain/money/price-label.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { Choices } from './choices.tsx';

export function SideSummary({ flow }: { flow: BookingFlow }) {
  const { location, draft, step } = flow;
  const { lines } = flow.price;
  return (
    <div className="sticky top-[calc(var(--header-height)+2rem)] flex flex-col gap-3">
      <div className="rounded-card border border-line bg-surface p-5">
        <h2 className="text-lg">{copy.yourBooking}</h2>
        <p className="mt-1 flex gap-2 text-muted">
          <Icon name="map-pin" className="mt-px" />
          <span>
            {location.name}, {location.address}, {location.city}
          </span>
        </p>
        <div className="mt-4 flex items-center justify-between border-t border-line pt-3">
          <h3 className="font-text text-xs font-semibold text-muted">{copy.services}</h3>
          {step > 1 && (
            <IconButton
              label={copy.editServices}
              icon="pencil"
              onClick={() => flow.goTo(1)}
              className="-my-2 -mr-3 [&>svg]:size-4 [&>svg]:text-brand"
            />
          )}
        </div>
        <ul className="mt-1 flex flex-col gap-2">
          {draft.services.map(({ id, name }) => {
            const line = lines.find(({ service_id }) => service_id === id);
            return (
              <li key={id} className="flex justify-between gap-4">
                <span>{name}</span>
                <span className="tabular shrink-0 text-right font-semibold">
                  {line && lineLabel(line)}
                </span>
              </li>
            );
          })}
          {lines.length === 0 && <li className="text-muted">{copy.nothingChosen}</li>}
        </ul>
      </div>
      <Choices flow={flow} from={2} current />
    </div>
  );
}
