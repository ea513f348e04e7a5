import { z } from 'zod';
import { calendarAddress } from '#domain/booking/calendar-source.ts';
import { maxBlocks } from '#domain/booking/time-block.ts';
import { addDays } from '#domain/time/local-time.ts';
import { idempotencyHeaders } from './booking.ts';
import { ok, publicCall } from './call.ts';
import { daysLabel } from './rule-words.ts';
import { catalogueId, instant, localDate, localTime, uuid } from './scalars.ts';

const block = z.object({
  id: uuid,
  professional_id: catalogueId,
  starts_at: instant,
  ends_at: instant,
});

/** A null `professional_id` means the whole location. A renewal increments `version`. */
const feed = z.object({
  professional_id: catalogueId.nullable(),
  version: z.int().min(0),
  url: z.string(),
});

/** Both times are null before the first reading; later, exactly one is. */
const source = z.object({
  professional_id: catalogueId,
  host: z.string(),
  read_at: instant.nullable(),
  failing_since: instant.nullable(),
});

/** Omits clients and past blocks; `blocks` are ordered by start. */
const providerCalendar = z
  .object({
    location_name: z.string(),
    valid_until: localDate,
    code_url: z.string(),
    code_valid_until: localDate,
    professionals: z.array(
      z.object({
        id: catalogueId,
        name: z.string(),
        hours: z.array(
          z.object({ weekday: z.int().min(1).max(7), starts: z.string(), ends: z.string() }),
        ),
      }),
    ),
    blocks: z.array(block),
    /** `feeds` and `sources` are empty for the QR code's link. */
    feeds: z.array(feed),
    sources: z.array(source),
  })
  .meta({ id: 'ProviderCalendar' });

const lastDayWords = `Poți bloca cel mult ${daysLabel(maxBlocks.days)} deodată`;

export const createBlockBody = z
  .object({
    professional_id: catalogueId,
    start_date: localDate,
    end_date: localDate.optional(),
    start_time: localTime.nullable(),
    end_time: localTime.nullable(),
    weeks: z.int().min(1).max(maxBlocks.weeks).optional(),
  })
  .superRefine(({ start_date, end_date = start_date, start_time, end_time, weeks = 1 }, ctx) => {
    const refuse = (field: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message });
    if (start_time === null && end_time !== null) refuse('start_time', 'Alege ora de început');
    if (start_time !== null && end_time === null) refuse('end_time', 'Alege ora de sfârșit');
    if (start_time !== null && end_time !== null && end_time <= start_time)
      refuse('end_time', 'Alege o oră de sfârșit după cea de început');
    if (end_date < start_date) refuse('end_date', 'Ultima zi nu poate fi înaintea primei');
    else if (addDays(start_date, maxBlocks.days - 1) < end_date) refuse('end_date', lastDayWords);
    if (end_date !== start_date && start_time !== null)
      refuse('end_date', 'Mai multe zile se pot bloca numai în întregime, fără ore');
    if (end_date > start_date && weeks > 1)
      refuse('weeks', 'Mai multe zile la rând nu se pot repeta');
  });

/** The token is signed for one location and names no booking. */
const link = z.object({ token: z.string().max(200) });
const calendar = ok(providerCalendar);

export const providerCalendarCall = publicCall('provider', {
  summary: 'Professionals of the location that a link names, and the hours that it blocked',
  params: link,
  success: calendar,
});

export const createBlockCall = publicCall('provider', {
  summary:
    'Blocks time of a professional, also weekly; one Idempotency-Key is one change. Refused where a booking or block is',
  params: link,
  headers: idempotencyHeaders,
  body: createBlockBody,
  success: { ...calendar, status: 201 },
  errors: ['idempotency_mismatch', 'block_overlaps'],
});

export const deleteBlockCall = publicCall('provider', {
  summary: 'Frees blocked time of the location that a link names',
  params: link.extend({ id: uuid }),
  success: calendar,
});

export const renewFeedCall = publicCall('provider', {
  summary:
    'Gives a calendar feed another URL, and the old one 404; the same `version` again changes nothing',
  params: link,
  body: feed.pick({ professional_id: true, version: true }),
  success: calendar,
});

const setSourceBody = z.object({
  professional_id: catalogueId,
  url: z
    .string()
    .max(2_000)
    .transform((text, ctx) => {
      const url = calendarAddress(text);
      if (url !== null) return url;
      const message = 'Scrie o adresă care începe cu https:// sau webcal://';
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .nullable(),
});

export const setCalendarSourceCall = publicCall('provider', {
  summary:
    'Reads a calendar of a professional and takes its time from online booking, or removes it',
  params: link,
  body: setSourceBody,
  success: calendar,
});

export const calendarFeedCall = publicCall('provider', {
  summary: 'Bookings and blocks of a location or professional, for calendars that subscribe',
  params: link,
  success: { status: 200, schema: z.any(), contentType: 'text/calendar' },
});

export type ProviderCalendar = z.infer<typeof providerCalendar>;
export type CreateBlockBody = z.input<typeof createBlockBody>;
