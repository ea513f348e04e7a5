import { Select } from '#components/ui/select.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { LocalDate } from '#domain/time/local-time.ts';
import { dayNames } from '../copy.ts';
import { chosenDay } from '../search-href.ts';

/** The stylesheet shows the date while its option is chosen. */
export function WhenField({ today }: { today: LocalDate }) {
  return (
    <>
      <Select name="date" aria-label="Când?">
        {Object.entries(dayNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={chosenDay}>Alege ziua</option>
      </Select>
      <TextInput type="date" name="date" aria-label="Ziua" min={today} />
    </>
  );
}
