import { useEffect, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { fieldLabels, maxLengths } from '#contract/values.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { ownVouchersQuery, type useVoucher } from './use-voucher.ts';
import type { Voucher } from '#contract/voucher.ts';
import { useSession } from '#hooks/use-session.ts';
import { isFocusLost } from '#lib/browser/focus-heading.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { toBani } from '#domain/money/money.ts';
import { numberLabel } from '#domain/words/numbers.ts';
import { fullDate } from '#domain/time/date-label.ts';

type VoucherBoxProps = {
  flow: BookingFlow;
  check: ReturnType<typeof useVoucher>;
  refused: boolean;
  onApplied: () => void;
};

export function VoucherBox({ flow, check, refused, onApplied }: VoucherBoxProps) {
  const { field, code, type, apply, error, checking, remove } = check;
  const [isOpen, setIsOpen] = useState(false);
  const { voucher } = flow.draft;
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && isFocusLost()) (removal.current ?? summary.current)?.focus();
    pressed.current = false;
  }, [voucher]);
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused, field]);
  if (voucher) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 rounded-card border border-leaf/25 bg-leaf-soft py-1 pr-2 pl-4 text-leaf">
        <Icon name="ticket" />
        <span id={id} className="flex-1 font-medium">
          Voucherul {voucher.code} a fost aplicat.
        </span>
        <Button
          ref={removal}
          variant="quiet"
          size="small"
          aria-describedby={id}
          onClick={() => {
            pressed.current = true;
            remove();
          }}
        >
          Elimină voucherul
        </Button>
      </p>
    );
  }
  const trimmed = code.trim();
  const send = async (value: string) => {
    pressed.current = true;
    if (await apply(value)) onApplied();
    else pressed.current = false;
  };
  return (
    <details
      open={refused || undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group print:hidden rounded-card border border-line bg-surface"
    >
      <summary
        ref={summary}
        className="flex min-h-target cursor-pointer items-center gap-3 px-4 py-2 font-medium sm:px-5"
      >
        <Icon name="ticket" className="text-muted" />
        Ai un voucher?
        <Icon name="chevron-down" className="ml-auto text-muted group-open:rotate-180" />
      </summary>
      {isOpen && (
        <OwnVouchers
          locationId={flow.location.id}
          disabled={checking}
          onChoose={(own) => {
            type(own);
            void send(own);
          }}
        />
      )}
      <form
        className="flex items-start gap-2 px-4 pb-4 sm:px-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '' && !checking) void send(trimmed);
        }}
      >
        <Field
          label={fieldLabels.voucherCode}
          error={
            error ??
            (refused
              ? 'Voucherul nu mai poate fi folosit, așa că l-am eliminat. Verifică noul total.'
              : undefined)
          }
          hideLabel
          className="min-w-0 flex-1"
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              value={code}
              onChange={(event) => type(event.target.value)}
              placeholder={fieldLabels.voucherCode}
              maxLength={maxLengths.voucherCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          loading={checking}
          disabled={trimmed === ''}
          className="min-h-12"
        >
          Aplică
        </Button>
      </form>
    </details>
  );
}

type OwnVouchersProps = {
  locationId: number;
  disabled: boolean;
  onChoose: (code: string) => void;
};

function OwnVouchers({ locationId, disabled, onChoose }: OwnVouchersProps) {
  const { user } = useSession();
  const { data = [] } = useQuery({
    ...ownVouchersQuery(locationId),
    enabled: user !== null,
  });
  if (!user || data.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 px-4 pb-3 sm:px-5">
      <p className="text-muted">Voucherele tale</p>
      <ul className="flex flex-col gap-2">
        {data.map((voucher) => (
          <li key={voucher.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              <strong>{voucher.code}</strong> · {discountLabel(voucher)}
            </span>
            <Button
              variant="secondary"
              size="small"
              disabled={disabled}
              aria-label={`Aplică voucherul ${voucher.code}`}
              onClick={() => onChoose(voucher.code)}
            >
              Aplică
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function discountLabel({ discount, discount_type, valid_until }: Voucher): string {
  const amount =
    discount_type === 'fixed' ? moneyLabel(toBani(discount)) : `${numberLabel(discount)}%`;
  return `−${amount}, valabil până pe ${fullDate(valid_until)}`;
}
