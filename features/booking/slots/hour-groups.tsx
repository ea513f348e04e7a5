import { useEffect, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { RadioChip, timeGrid } from '#components/ui/radio-chip.tsx';
import type { Slot } from '#contract/slot.ts';
import { longDate } from '#domain/time/date-label.ts';
import type { LocalDate, LocalTime } from '#domain/time/local-time.ts';
import { copy } from '../copy.ts';
import { stepFormId } from '../frame/step-frame.tsx';

/** With more slots, only one part of the day is open. */
const unfolded = 18;

type HourGroupsProps = {
  day: LocalDate;
  slots: Slot[];
  time: LocalTime | null;
  ownAt?: (slot: Slot) => string | null;
  onTime: (time: LocalTime) => void;
};

export function HourGroups({ day, slots, time, ownAt, onTime }: HourGroupsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = box.current?.querySelector('input:checked')?.closest('label');
    // Scrolling in the first paint's frame would count as a layout shift.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        chosen?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const own = ownAt ? [...new Set(slots.flatMap((slot) => ownAt(slot) ?? []))] : [];
  const groups = dayParts(slots);
  const ofChosen = groups.find(({ times }) => times.some((slot) => slot.time === time));
  const first = (ofChosen ?? groups[0])?.title;
  const [open, setOpen] = useState(first);
  if (open !== first && !groups.some(({ title }) => title === open)) setOpen(first);
  return (
    <fieldset ref={box} className="flex min-w-0 flex-col gap-5">
      <legend className="pb-3 text-muted">
        <span className="inline-block font-semibold text-ink first-letter:uppercase">
          {longDate(day)}
        </span>
        {' · '}
        {copy.freeCount(slots.length)}
      </legend>
      {groups.map(({ title, times }) => {
        const hours = <Hours slots={times} time={time} ownAt={ownAt} onTime={onTime} />;
        if (slots.length <= unfolded)
          return (
            <div key={title} className="flex flex-col gap-2">
              <p className="text-xs font-semibold text-muted">{title}</p>
              {hours}
            </div>
          );
        return (
          <details key={title} open={title === open} className="group">
            <summary className="flex min-h-target items-center gap-2">
              <span className="font-semibold">{title}</span>
              <span className="text-muted">{copy.freeCount(times.length)}</span>
              <Icon
                name="chevron-down"
                className="ml-auto text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="pt-1 pb-2">{hours}</div>
          </details>
        );
      })}
      {own.length > 0 && (
        <p className="flex items-center gap-2 text-xs text-muted">
          <span aria-hidden className={ownDot} />
          {own.join('. ')}
        </p>
      )}
    </fieldset>
  );
}

const ownDot = 'size-1.5 shrink-0 rounded-full bg-sun forced-color-adjust-none';

function Hours({ slots, time, ownAt, onTime }: Omit<HourGroupsProps, 'day'>) {
  return (
    <div className={timeGrid}>
      {slots.map((slot) => (
        <RadioChip
          key={slot.time}
          name="ora"
          form={stepFormId}
          checked={slot.time === time}
          onChange={() => onTime(slot.time)}
        >
          {slot.time}
          {ownAt?.(slot) && (
            <>
              <span aria-hidden className={`absolute top-1.5 right-1.5 ${ownDot}`} />
              <span className="sr-only">, {ownAt(slot)}</span>
            </>
          )}
        </RadioChip>
      ))}
    </div>
  );
}

const noon = '12:00';
const evening = '17:00';

export function dayParts(slots: readonly Slot[]): { title: string; times: Slot[] }[] {
  return [
    { title: 'Dimineața', times: slots.filter(({ time }) => time < noon) },
    { title: 'După-amiaza', times: slots.filter(({ time }) => time >= noon && time < evening) },
    { title: 'Seara', times: slots.filter(({ time }) => time >= evening) },
  ].filter(({ times }) => times.length > 0);
}
