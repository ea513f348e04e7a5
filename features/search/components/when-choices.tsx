import { useState } from 'react';
import { ChipToggle } from '#components/ui/chip.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { dayAndMonth } from '#domain/time/date-label.ts';
import { addDays, isLocalDate, today } from '#domain/time/local-time.ts';
import { filterSheetCopy as copy } from '../filter-sheet-copy.ts';
import { joined, timeIn, type TimeWords } from '../time-words.ts';

/** Few locations accept bookings further ahead. */
const mostDaysAhead = 90;

type WhenChoicesProps = { time: TimeWords; onChange: (time: TimeWords) => void };

/** Picks a day, an hour or both. A time typed in other words stays until replaced. */
export function WhenChoices({ time, onChange }: WhenChoicesProps) {
  // The typed date, which may be incomplete.
  const [typed, setTyped] = useState('');
  const meaning = timeIn(joined(time.day, time.hour));
  const { days: meant, after, before } = meaning.when;
  const days = Object.keys(copy.day);
  const isDay = (words: string) => {
    const { isOpenNow, when } = timeIn(words);
    if (isOpenNow) return meaning.isOpenNow;
    return meant.join() === when.days.join();
  };
  // On a Sunday "în weekend" means the same as today.
  const day = days.find((words) => words === time.day) ?? days.find(isDay);
  const hour = Object.keys(copy.hour).find((words) => {
    const { when } = timeIn(words);
    return after === when.after && before === when.before;
  });
  const date = meant.length === 1 ? (meant[0] ?? '') : '';
  const chosen = { day, hour };
  const isTyped = isLocalDate(typed) && date !== '' && dayAndMonth(typed) === dayAndMonth(date);
  const now = today(new Date());
  return (
    <>
      {(['day', 'hour'] as const).map((part) =>
        Object.entries(copy[part]).map(([words, label]) => (
          <ChipToggle
            key={words}
            selected={chosen[part] === words}
            onClick={() => onChange({ ...time, [part]: chosen[part] === words ? '' : words })}
          >
            {label}
          </ChipToggle>
        )),
      )}
      <Field label={copy.onDate} className="mt-2 w-full">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={now}
            max={addDays(now, mostDaysAhead)}
            value={isTyped ? typed : date}
            onChange={({ target: { value } }) => {
              setTyped(value);
              onChange({ ...time, day: isLocalDate(value) ? dayAndMonth(value) : '' });
            }}
          />
        )}
      </Field>
    </>
  );
}
