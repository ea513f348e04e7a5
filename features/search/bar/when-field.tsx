import { Select } from '#components/ui/select.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { LocalDate } from '#domain/time/local-time.ts';
import { dayNames } from '../copy.ts';
import { chosenDay } from '../search-href.ts';

const choices = Object.entries({ ...dayNames, [chosenDay]: 'Alege ziua' });

/** The stylesheet shows the date while its option is chosen. */
export function WhenField({ today }: { today: LocalDate }) {
  return (
    <>
      <Select
        name="date"
        aria-label="Când?"
        options={choices.map(([id, name]) => ({ id, name }))}
      />
      <TextInput type="date" name="date" aria-label="Ziua" min={today} />
    </>
  );
}
