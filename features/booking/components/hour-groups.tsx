import type { Slot } from '#contract/slot.ts';
import { longDate } from '#domain/date-label.ts';
import type { LocalDate, LocalTime } from '#domain/local-time.ts';
import { copy } from '../copy.ts';
import { dayParts } from '../slots.ts';

type HourGroupsProps = {
  day: LocalDate;
  slots: Slot[];
  time: LocalTime | null;
  onTime: (time: LocalTime) => void;
};

/** The free hours of a day by its parts. */
export function HourGroups({ day, slots, time, onTime }: HourGroupsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="pb-3 text-muted">
        <span className="inline-block font-semibold text-ink first-letter:uppercase">
          {longDate(day)}
        </span>
        {' · '}
        {copy.freeCount(slots.length)}
      </legend>
      {dayParts(slots).map(({ part, slots: times }) => (
        <div key={part} className="flex flex-col gap-2">
          <p className="text-xs font-semibold text-muted">{copy.parts[part]}</p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
            {times.map((slot) => (
              <label
                key={slot.time}
                className="tabular flex min-h-target cursor-pointer items-center justify-center rounded-control border border-line-strong bg-surface font-medium transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
              >
                <input
                  type="radio"
                  name="ora"
                  checked={slot.time === time}
                  onChange={() => onTime(slot.time)}
                  className="sr-only"
                />
                {slot.time}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
