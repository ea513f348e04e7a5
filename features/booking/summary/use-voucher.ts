import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Voucher } from '#contract/voucher.ts';
import { voucherLabel } from '#domain/money/price-label.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import type { Draft } from '../draft/draft.ts';
import { draftPrice } from '../draft/selection.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { voucherRefusal } from '#contract/error.ts';

const unapplied = 'Codul nu este aplicat încă. Apasă „Aplică” sau șterge codul ca să continui.';

export function useVoucher({ location, draft, own, today, notice, change }: BookingFlow) {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const { voucher, startDate } = draft;
  const queryOf = (typed: string) => voucherQuery(typed, location.id, draft);

  const again = useQuery({
    ...queryOf(voucher?.code ?? ''),
    enabled: voucher !== null && startDate !== null,
  });
  const terms = again.data;
  const renew = useEffectEvent(() => {
    if (voucher && terms && terms !== voucher) change({ voucher: terms }, notice);
  });
  useEffect(() => renew(), [terms]);
  // `checkVoucher` ignores an own subscription, which may leave nothing to discount.
  const lowersPrice = (candidate: Voucher) =>
    voucherLabel(
      draftPrice(location, { ...draft, voucher: candidate }, today, own.used?.service.id),
    ) !== null;
  const idle = voucher !== null && own.used !== null && !lowersPrice(voucher);
  const refused = idle || (voucher !== null && isApiError(again.error, 'validation_failed'));
  const drop = useEffectEvent(() =>
    change(
      { voucher: null },
      'Voucherul nu mai este valabil pentru ce ai ales, așa că l-am eliminat.',
    ),
  );
  useEffect(() => {
    if (refused) drop();
  }, [refused]);

  function type(text: string): void {
    setCode(text);
    setError(null);
  }

  function askToApply(): boolean {
    if (voucher || code.trim() === '') return false;
    setError(unapplied);
    const details = field.current?.closest('details');
    if (details) details.open = true;
    field.current?.focus();
    return true;
  }

  async function apply(candidateCode: string): Promise<boolean> {
    setError(null);
    setChecking(true);
    try {
      const candidate = await client.fetchQuery(queryOf(candidateCode));
      client.setQueryData(queryOf(candidate.code).queryKey, candidate);
      if (own.used && !lowersPrice(candidate)) {
        setError(voucherRefusal);
        return false;
      }
      change({ voucher: candidate });
      setCode('');
      return true;
    } catch (failure) {
      const refusal = isApiError(failure, 'validation_failed');
      setError(refusal ? voucherRefusal : errorSentence(failure));
      return false;
    } finally {
      setChecking(false);
    }
  }
  const remove = () => change({ voucher: null });
  return { field, code, type, askToApply, apply, error, checking, remove };
}

export const vouchersKey = (locationId: number) => ['voucher', locationId] as const;

function voucherQuery(code: string, locationId: number, { servicesIds, startDate }: Draft) {
  const choice = { services_ids: servicesIds, start_date: startDate ?? '' };
  const body = { code, location_id: locationId, ...choice };
  return queryOptions({
    queryKey: [...vouchersKey(locationId), body],
    queryFn: async () => (await call('checkVoucher', { body })).data,
    staleTime: Infinity,
    retry: false,
  });
}

export const ownVouchersKey = ['vouchers'] as const;

export function ownVouchersQuery(locationId: number) {
  return queryOptions({
    queryKey: [...ownVouchersKey, locationId],
    queryFn: async ({ signal }) =>
      (await call('listVouchers', { query: { location_id: locationId }, signal })).data,
  });
}
