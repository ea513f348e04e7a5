import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { remindersQuery, useSetReminders } from '../api/reminders.ts';
import { copy } from '../copy.ts';

export function ReminderSwitch() {
  const { data } = useQuery(remindersQuery);
  const change = useSetReminders();
  if (!data) return null;
  const isOn = change.isPending ? change.variables : data.enabled;
  return (
    <div>
      <Checkbox
        label={copy.reminders}
        checked={isOn}
        onChange={({ target }) => change.mutate(target.checked)}
        error={change.error ? errorSentence(change.error) : undefined}
      />
      <p role="status" className="sr-only">
        {change.isSuccess && (data.enabled ? copy.remindersOn : copy.remindersOff)}
      </p>
    </div>
  );
}
