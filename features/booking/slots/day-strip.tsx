import { useEffect, useRef, useState } from 'react';
import { classes } from '#components/ui/classes.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { RadioChip } from '#components/ui/radio-chip.tsx';
import type { Slot } from '#contract/slot.ts';
import { longDate, relativeDay, shortDay, monthLabel } from '#domain/time/date-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { copy } from '../copy.ts';
import { stepFormId } from '../frame/step-frame.tsx';

type DayStripProps = {
  days: LocalDate[];
  day: LocalDate;
  today: LocalDate;
  free: Record<LocalDate, Slot[]> | undefined;
  onDay: (day: LocalDate) => void;
  onEarlier?: () => void;
  onLater?: () => void;
};

/** Unlike `disabled`, keeps the focus of a pressed button. */
const off = { 'aria-disabled': true, tabIndex: -1 };

export function DayStrip({ days, day, today, free, onDay, onEarlier, onLater }: DayStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const [firstDay] = days;
  const [edge, setEdge] = useState({ start: true, end: false });
  const scroll = (pages: number) =>
    row.current?.scrollBy({ left: pages * row.current.clientWidth * 0.8, behavior: 'smooth' });
  const updateEdge = (box: HTMLDivElement) => {
    const end = box.scrollLeft + box.clientWidth >= box.scrollWidth - 4;
    setEdge({ start: box.scrollLeft <= 4, end });
  };
  useEffect(() => {
    const box = row.current;
    const open = box?.querySelector('input:checked')?.closest('label');
    if (!box || !open) return undefined;
    box.scrollLeft = open.offsetLeft - (box.clientWidth - open.offsetWidth) / 2;
    const measure = () => updateEdge(box);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [day, firstDay, days.length]);

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Zile</legend>
      <div className="flex items-center justify-between pb-2">
        <p className="font-semibold first-letter:uppercase">{monthLabel(day)}</p>
        <div className="-mr-3 flex">
          <IconButton
            label="Zilele anterioare"
            icon="chevron-left"
            {...(edge.start && !onEarlier && off)}
            onClick={() => (edge.start ? onEarlier?.() : scroll(-1))}
            className="off:opacity-40"
          />
          <IconButton
            label="Zilele următoare"
            icon="chevron-right"
            {...(edge.end && !onLater && off)}
            onClick={() => (edge.end ? onLater?.() : scroll(1))}
            className="off:opacity-40"
          />
        </div>
      </div>
      <div
        ref={row}
        onScroll={(event) => updateEdge(event.currentTarget)}
        className="no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1"
      >
        {days.map((one) => {
          const count = free && (free[one]?.length ?? 0);
          const near = relativeDay(one, today);
          const { weekday, day: label } = shortDay(one);
          return (
            <RadioChip
              key={one}
              name="zi"
              form={stepFormId}
              checked={one === day}
              onChange={() => onDay(one)}
              aria-label={dayLabel(one, count)}
              className={classes(
                'min-h-20! w-18 shrink-0 flex-col gap-0.5 text-center',
                count === 0 && 'border-dashed bg-transparent text-muted',
              )}
            >
              <span aria-hidden className="text-xs font-normal">
                {near === 'azi' || near === 'mâine' ? near : weekday}
              </span>
              <span aria-hidden className="tabular font-semibold">
                {label}
              </span>
              <span
                aria-hidden
                className={classes(
                  'mt-0.5 size-1.5 rounded-full',
                  count ? 'bg-leaf' : 'bg-transparent',
                )}
              />
            </RadioChip>
          );
        })}
      </div>
    </fieldset>
  );
}

function dayLabel(day: LocalDate, count: number | undefined): string {
  if (count === undefined) return longDate(day);
  return `${longDate(day)}, ${count > 0 ? copy.freeCount(count) : copy.noSlots}`;
}
