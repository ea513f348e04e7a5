import { useState } from 'react';
import { ChipToggle } from '#components/ui/chip.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { dayAndMonth } from '#domain/date-label.ts';
import { addDays, isLocalDate, today } from '#domain/local-time.ts';
import { filterSheetCopy as copy } from '../filter-sheet-copy.ts';

/** Farther ahead hardly anybody takes bookings. */
const mostDaysAhead = 90;

type WhenChoicesProps = {
  /** The text of the search, which says the time too. */
  text: string;
  textWithoutTime: string;
  onChange: (text: string) => void;
};

/** When something has to be free: a day, an hour, or both. */
export function WhenChoices({ text, textWithoutTime, onChange }: WhenChoicesProps) {
  const [date, setDate] = useState('');
  const says = (words: string) => ` ${text} `.includes(` ${words} `);
  const dateWords = isLocalDate(date) ? dayAndMonth(date) : '';
  const isDateChosen = dateWords !== '' && says(dateWords);
  const day = Object.keys(copy.days).find(says) ?? (isDateChosen ? dateWords : '');
  const hour = Object.keys(copy.hours).find(says) ?? '';
  const say = (...words: string[]) =>
    onChange([textWithoutTime, ...words].filter(Boolean).join(' '));
  const now = today(new Date());
  return (
    <>
      {Object.entries(copy.days).map(([words, label]) => (
        <ChipToggle
          key={words}
          selected={day === words}
          onClick={() => say(day === words ? '' : words, hour)}
        >
          {label}
        </ChipToggle>
      ))}
      {Object.entries(copy.hours).map(([words, label]) => (
        <ChipToggle
          key={words}
          selected={hour === words}
          onClick={() => say(day, hour === words ? '' : words)}
        >
          {label}
        </ChipToggle>
      ))}
      <Field label={copy.onDate} className="w-full">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={now}
            max={addDays(now, mostDaysAhead)}
            value={isDateChosen ? date : ''}
            onChange={({ target: { value } }) => {
              setDate(value);
              say(isLocalDate(value) ? dayAndMonth(value) : '', hour);
            }}
          />
        )}
      </Field>
    </>
  );
}
