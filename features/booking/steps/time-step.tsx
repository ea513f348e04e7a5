import { useEffect, useEffectEvent } from 'react';
import type { Slot } from '#contract/slot.ts';
import { totalDuration } from '#domain/booking/booking-length.ts';
import { copy } from '../copy.ts';
import { overlapOf, ownLabel, useUpcoming } from '../own-bookings.tsx';
import type { BookingFlow } from '../draft/use-booking.ts';
import { useSlots } from '../slots/use-slots.ts';
import { ConflictNotice } from '../slots/conflict-notice.tsx';
import { NoSlots, SlotPicker } from '../slots/slot-picker.tsx';
import { StepFooter, stepContent } from '../frame/step-frame.tsx';

export function TimeStep({ flow }: { flow: BookingFlow }) {
  const { draft, change, goTo } = flow;
  const strip = useSlots(flow);
  const isShown = draft.startTime !== null && draft.startDate === strip.day;
  const isTimeFree = isShown && strip.slots.some(({ time }) => time === draft.startTime);
  const hasProfessional = draft.professionalId !== null;
  const isGone = isShown && !isTimeFree && strip.query.isSuccess && !strip.query.isFetching;
  const upcoming = useUpcoming();
  const ownAt = (slot: Slot) => {
    const own = overlapOf(slot, totalDuration(draft.services), upcoming);
    return own ? ownLabel(own) : null;
  };
  const report = useEffectEvent(() => flow.reportConflict(copy.notFree));
  useEffect(() => {
    if (isGone) report();
  }, [isGone]);
  return (
    <>
      <div className={stepContent}>
        {flow.conflict && (
          <ConflictNotice
            flow={flow}
            conflict={flow.conflict}
            onChoose={({ date, time, professionalId }) => {
              change({ startDate: date, startTime: time, professionalId });
              goTo(4);
            }}
          />
        )}
        <SlotPicker
          strip={strip}
          today={flow.today}
          time={isTimeFree ? draft.startTime : null}
          ownAt={ownAt}
          onChange={change}
          none={
            <NoSlots
              horizonDays={flow.location.horizon_days}
              onAnyone={hasProfessional ? () => change({ professionalId: null }) : null}
              onServices={() => goTo(1)}
            />
          }
        />
      </div>
      <StepFooter flow={flow} label={copy.next} disabled={!isTimeFree} onNext={() => goTo(4)} />
    </>
  );
}
