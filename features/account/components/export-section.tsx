import { useMutation } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import { toWallTime } from '#domain/time/local-time.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { copy } from '../security-copy.ts';
import { AccountSection } from './account-section.tsx';

export function ExportSection() {
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => (await call('exportAccount')).data,
    onSuccess: (data) => {
      const { date } = toWallTime(new Date(data.exported_at));
      saveFile(copy.fileName(date), 'application/json', JSON.stringify(data, null, 2));
      void showToast(copy.exported);
    },
  });
  return (
    <AccountSection title={copy.data} hint={copy.dataHint}>
      <Problems of={error ? [errorSentence(error)] : []} />
      <Button
        variant="secondary"
        className="self-start"
        loading={isPending}
        onClick={() => mutate()}
      >
        {isPending ? copy.exporting : copy.export}
      </Button>
    </AccountSection>
  );
}
