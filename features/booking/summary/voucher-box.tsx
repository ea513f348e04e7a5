'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { fieldLabels } from '#contract/field-labels.ts';
import { maxLengths } from '#contract/values.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { useVoucher } from './use-voucher.ts';
import { OwnVouchers } from './own-vouchers.tsx';

type VoucherBoxProps = {
  flow: BookingFlow;
  /** True if the submit was refused because of the voucher, which was then removed. */
  refused: boolean;
  onApplied: () => void;
};

export function VoucherBox({ flow, refused, onApplied }: VoucherBoxProps) {
  const { apply, error, checking, remove } = useVoucher(flow);
  const [code, setCode] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { voucher } = flow.draft;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (pressed.current && lost) (removal.current ?? summary.current)?.focus();
    pressed.current = false;
  }, [voucher]);
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);
  if (voucher) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 rounded-card border border-leaf/25 bg-leaf-soft py-1 pr-2 pl-4 text-leaf">
        <Icon name="ticket" />
        <span id={id} className="flex-1 font-medium">
          {copy.voucherApplied(voucher.code)}
        </span>
        <Button
          ref={removal}
          variant="quiet"
          size="small"
          aria-describedby={id}
          onClick={() => {
            pressed.current = true;
            setCode('');
            remove();
          }}
        >
          {copy.voucherRemove}
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
      className="print:hidden rounded-card border border-line bg-surface"
    >
      <summary
        ref={summary}
        className="flex min-h-target cursor-pointer items-center gap-3 px-4 py-2 font-medium sm:px-5"
      >
        <Icon name="ticket" className="text-muted" />
        {copy.voucherAdd}
      </summary>
      {isOpen && (
        <OwnVouchers
          locationId={flow.location.id}
          disabled={checking}
          onChoose={(own) => {
            setCode(own);
            void send(own);
          }}
        />
      )}
      <form
        className="flex items-start gap-2 px-4 pb-4 sm:px-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '') void send(trimmed);
        }}
      >
        <Field
          label={fieldLabels.voucherCode}
          error={error ?? (refused ? copy.voucherRefused : undefined)}
          hideLabel
          className="min-w-0 flex-1"
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              value={code}
              onChange={(event) => setCode(event.target.value)}
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
          {copy.voucherApply}
        </Button>
      </form>
    </details>
  );
}
