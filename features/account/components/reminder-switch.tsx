import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { remindersQuery, useSetReminders } from '../api/reminders.ts';
import { noBreak } from '#domain/words/numbers.ts';

export function ReminderSwitch() {
  const { data } = useQuery(remindersQuery);
  const change = useSetReminders();
  if (!data) return null;
  const isOn = change.isPending ? change.variables : data.enabled;
  return (
    <div>
      <Checkbox
        label={`Amintește-mi de programări: prin e-mail cu o zi înainte și prin SMS cu ${noBreak('2 ore')} înainte.`}
        checked={isOn}
        onChange={({ target }) => change.mutate(target.checked)}
        error={change.error ? errorSentence(change.error) : undefined}
      />
      <p role="status" className="sr-only">
        {change.isSuccess &&
          (data.enabled ? 'Îți amintim de programări.' : 'Nu îți mai amintim de programări.')}
      </p>
    </div>
  );
}
