import { useMutation } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import { toWallTime } from '#domain/time/local-time.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { AccountSection } from './account-section.tsx';

export function ExportSection() {
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => (await call('exportAccount')).data,
    onSuccess: (data) => {
      const { date } = toWallTime(new Date(data.exported_at));
      saveFile(
        `aproape-datele-mele-${date}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      );
      void showToast('Fișierul cu datele tale a fost descărcat.');
    },
  });
  return (
    <AccountSection
      title="Datele mele"
      hint="Un fișier JSON cu profilul, programările, recenziile, abonamentele, voucherele și dispozitivele tale."
    >
      <Problems of={error ? [errorSentence(error)] : []} />
      <Button
        variant="secondary"
        className="self-start"
        loading={isPending}
        onClick={() => mutate()}
      >
        {isPending ? 'Se pregătește…' : 'Descarcă datele mele'}
      </Button>
    </AccountSection>
  );
}
