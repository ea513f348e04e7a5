import { addDays, toInstant } from '#domain/time/local-time.ts';
import { rangeOf } from '#server/db/column-types.ts';
import type { Agenda } from './agenda.ts';
import type { LocationDraft } from './location-draft.ts';
import { demoId } from './location-rows.ts';

export function addBlocks({ id, random, rows, today, clock }: LocationDraft, agenda: Agenda): void {
  const draw = random('time off');
  for (const professional of rows.professionals) {
    const first = draw.int(3, 45);
    const holiday = draw.chance(0.35) ? [first, first + draw.int(2, 10)] : null;
    const afternoon = draw.chance(0.25) ? draw.int(1, 14) : null;
    const spans = [
      holiday && ([holiday[0]!, '00:00', holiday[1]!, '00:00'] as const),
      afternoon !== null && ([afternoon, '14:00', afternoon, '23:00'] as const),
    ];
    for (const span of spans) {
      if (!span) continue;
      const [firstDay, from, lastDay, to] = span;
      const start = toInstant(addDays(today, firstDay), from)?.getTime();
      const end = toInstant(addDays(today, lastDay), to)?.getTime();
      if (!start || !end || !agenda.isFree(professional.id, start, end)) continue;
      agenda.take(professional.id, start, end);
      rows.bookings.push({
        id: demoId('block', id, rows.bookings.length + 1),
        kind: 'block',
        location_id: id,
        professional_id: professional.id,
        user_id: null,
        status: 'approved',
        during: rangeOf({ start, end }),
        any_professional: false,
        comment: null,
        list_total_bani: null,
        total_bani: null,
        max_total_bani: null,
        discount_bani: 0,
        hidden_count: 0,
        hold_expires_at: null,
        cancel_until: null,
        created_at: clock,
      });
    }
  }
}
