import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import type { Voucher } from '#contract/voucher.ts';
import { useSession } from '#hooks/use-session.ts';
import { ownVouchersQuery } from '../draft/own-vouchers-query.ts';
import { copy } from '../copy.ts';

type OwnVouchersProps = {
  locationId: number;
  disabled: boolean;
  onChoose: (code: string) => void;
};

/** The client's own vouchers, applied with one press. Renders nothing if there are none or they fail to load. */
export function OwnVouchers({ locationId, disabled, onChoose }: OwnVouchersProps) {
  const { user } = useSession();
  const { data = [] } = useQuery({
    ...ownVouchersQuery(user?.id, locationId),
    enabled: user !== null,
  });
  if (!user || data.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 px-4 pb-3 sm:px-5">
      <p className="text-muted">{copy.ownVouchers}</p>
      <ul className="flex flex-col gap-2">
        {data.map((voucher) => (
          <li key={voucher.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              <strong>{voucher.code}</strong> · {copy.ownVoucher(voucher)}
            </span>
            <Chooser voucher={voucher} disabled={disabled} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chooser(props: Omit<OwnVouchersProps, 'locationId'> & { voucher: Voucher }) {
  const { code } = props.voucher;
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={props.disabled}
      aria-label={copy.ownVoucherApply(code)}
      onClick={() => props.onChoose(code)}
    >
      {copy.voucherApply}
    </Button>
  );
}
