import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Booking } from '#contract/booking.ts';
import { relativeDay } from '#domain/time/date-label.ts';
import { today } from '#domain/time/local-time.ts';
import { totalLabel } from '#domain/money/price-label.ts';
import { useToday } from '#hooks/use-now.ts';
import type { BookingLocation } from '../draft/booking-location.ts';
import { copy } from '../copy.ts';
import { professionalsOf } from '../draft/selection.ts';
import { useReschedule, type BookingAccess } from './use-reschedule.ts';
import { useSlots } from '../slots/use-slots.ts';
import { ConflictNotice } from '../slots/conflict-notice.tsx';
import { NoSlots, SlotPicker } from '../slots/slot-picker.tsx';
import { OverlapQuestion, RefusalNotice } from '../refusal/refusal-notice.tsx';

const words = {
  submit: 'Reprogramează',
  priceChanged: (total: string) => `În ziua aleasă, total: ${total}.`,
  priceHidden: 'În ziua aleasă prețul se stabilește la locație.',
  voucherGone: 'Voucherul acestei programări nu este valabil în ziua aleasă. Alege altă zi.',
  sendFailedHint: (submit: string) => `Apasă din nou „${submit}”: ora nu se schimbă de două ori.`,
  offline: 'Ești offline. Ora aleasă s-a păstrat; încearcă din nou când ai conexiune.',
  signInFirst: 'Intră în cont ca să schimbi ora.',
};

type RescheduleFormProps = {
  booking: Booking;
  location: BookingLocation;
  access: BookingAccess;
  children: ReactNode;
};

export function RescheduleForm({ booking, location, access, children }: RescheduleFormProps) {
  const servicesIds = booking.services.map(({ id }) => id);
  const professionals = professionalsOf(location, { servicesIds });
  const former = professionals.find(({ id }) => id === booking.professional.id);
  const { choice, change, conflict, refusal, forgetRefusal, submit, accept, price, sending } =
    useReschedule(booking, former?.id ?? null, access);
  const { professionalId, startDate, startTime } = choice;
  const day = useToday(today(new Date()));
  const draft = { servicesIds, professionalId, startDate };
  const strip = useSlots({ location, draft, today: day });
  const isSent = sending || refusal?.kind === 'retry';
  const isTimeFree =
    isSent || (startDate === strip.day && strip.slots.some(({ time }) => time === startTime));
  return (
    <>
      <Field
        label={copy.professional}
        className="max-w-sm min-[18rem]:max-sm:flex-row min-[18rem]:max-sm:items-center min-[18rem]:max-sm:gap-3"
      >
        {(control) => (
          <Select
            options={professionals}
            {...control}
            value={professionalId ?? ''}
            onChange={({ target: { value } }) =>
              change({ professionalId: value === '' ? null : Number(value) })
            }
          >
            <option value="">{copy.anyone}</option>
          </Select>
        )}
      </Field>
      {conflict && (
        <FocusHandover>
          <ConflictNotice
            flow={{ location, today: day, draft }}
            conflict={conflict}
            onChoose={({ date, time, professionalId: near }) => {
              strip.open(date);
              change({ startDate: date, startTime: time, professionalId: near });
            }}
          />
        </FocusHandover>
      )}
      <SlotPicker
        strip={strip}
        today={day}
        time={isTimeFree ? startTime : null}
        onChange={change}
        none={
          <NoSlots
            horizonDays={location.horizon_days}
            onAnyone={professionalId === null ? null : () => change({ professionalId: null })}
          />
        }
      />
      {children}
      <p className="tabular" aria-live="polite">
        Total: <strong className="font-semibold">{totalLabel(price)}</strong>
      </p>
      <div
        data-unfinished
        className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-2 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:-mx-1 lg:px-1 short:static"
      >
        <RefusalNotice refusal={refusal} words={words} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 narrow:flex-col narrow:items-stretch">
          <p
            className="tabular min-w-0 flex-[999_1_6rem] font-semibold narrow:basis-auto"
            aria-live="polite"
          >
            {isTimeFree && startDate && startTime
              ? `${relativeDay(startDate, day)}, ${startTime}`
              : 'Alege o oră'}
          </p>
          <Button
            size="large"
            disabled={!isTimeFree}
            loading={sending}
            onClick={() => void submit()}
            className="min-w-36 grow max-sm:px-5 narrow:min-w-0"
          >
            {sending ? 'Se trimite…' : words.submit}
          </Button>
        </div>
      </div>
      <OverlapQuestion refusal={refusal} onClose={forgetRefusal} onAccept={accept} />
    </>
  );
}
