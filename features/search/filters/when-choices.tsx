import { ChipToggle } from '#components/ui/chip.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { SearchTime } from '#contract/search-time.ts';
import { addDays, isLocalDate, today } from '#domain/time/local-time.ts';
import { namedDays } from '../named-days.ts';

const maxDaysAhead = 90;

const days = [
  { label: 'Liber azi', day: 'azi' },
  { label: 'Liber mâine', day: 'maine' },
  { label: 'Liber în weekend', day: 'weekend' },
] as const;

const hours = [
  { label: 'Înainte de ora 12', after: null, before: '12:00' },
  { label: 'După ora 18', after: '18:00', before: null },
];

type WhenChoicesProps = { time: SearchTime; onChange: (time: SearchTime) => void };

export function WhenChoices({ time, onChange }: WhenChoicesProps) {
  const now = today(new Date());
  const chip = (label: string, selected: boolean, change: Partial<SearchTime>) => (
    <ChipToggle key={label} selected={selected} onClick={() => onChange({ ...time, ...change })}>
      {label}
    </ChipToggle>
  );
  return (
    <>
      {chip('Deschis acum', time.open_now, { open_now: !time.open_now })}
      {days.map(({ label, day }) => {
        const date = namedDays[day](now);
        const selected = date.join() === time.date.join();
        return chip(label, selected, { date: selected ? [] : date });
      })}
      {hours.map(({ label, ...hour }) => {
        const selected = hour.after === time.after && hour.before === time.before;
        return chip(label, selected, selected ? anyHour : hour);
      })}
      <Field label="Alege ziua" className="mt-2 w-full">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={now}
            max={addDays(now, maxDaysAhead)}
            value={time.date.length === 1 ? time.date[0] : ''}
            onChange={({ target: { value } }) =>
              onChange({ ...time, date: isLocalDate(value) ? [value] : [] })
            }
          />
        )}
      </Field>
    </>
  );
}

const anyHour = { after: null, before: null };
