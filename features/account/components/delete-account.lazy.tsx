import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { DialogActions, DialogBar } from '#components/ui/dialog.tsx';
import { Problems } from '#components/ui/problems.tsx';
import type { User } from '#contract/session.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { call } from '#lib/api/call.ts';
import { useLeave } from '../use-leave.ts';
import { ProofField, ProofGate, proofShape, type Proof, type ProofFields } from './owner-proof.tsx';

const consequences = [
  'programările viitoare se anulează;',
  'programările trecute rămân în evidența noastră, fără numele și datele tale;',
  'recenziile tale rămân, fără numele tău;',
  'îți pierzi voucherele și abonamentele, cu tot cu ședințele rămase;',
  'numele, e-mailul, telefonul și fotografia ta se șterg.',
];

type DeleteAccountProps = { user: User; onKeep: () => void };

export function DeleteAccount(props: DeleteAccountProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <p>Dacă ștergi contul:</p>
        <ul className="list-disc pl-5">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <p className="font-semibold">Ștergerea nu poate fi anulată.</p>
      </div>
      <ProofGate user={props.user}>{(proof) => <DeleteForm {...props} {...proof} />}</ProofGate>
    </div>
  );
}

function DeleteForm({ user, onKeep, token, resend }: DeleteAccountProps & Proof) {
  const leave = useLeave(
    (proof: ProofFields) => call('deleteAccount', { body: { ...proof, token } }),
    'Contul tău a fost șters.',
  );
  const { control, submit, problems, formState } = useFormCall<ProofFields>({
    rules: zodResolver(z.object(proofShape(user))),
    send: (proof) => leave.mutateAsync(proof),
  });
  const { isSubmitting } = formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Problems of={problems} />
      <ProofField user={user} control={control} resend={resend} autoFocus />
      <DialogBar>
        <DialogActions keep="Renunță" onKeep={onKeep}>
          <Button type="submit" variant="danger" loading={isSubmitting}>
            {isSubmitting ? 'Se șterge…' : 'Șterge definitiv contul'}
          </Button>
        </DialogActions>
      </DialogBar>
    </form>
  );
}
