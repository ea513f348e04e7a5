import { z } from 'zod';
import { approvals } from '#domain/booking/approval.ts';
import { longestBookingMin } from '#domain/booking/booking-length.ts';
import { calendarAddress } from '#domain/booking/calendar-source.ts';
import { isClosingTime } from '#contract/scalars.ts';
import { maxCounts } from '#contract/values.ts';
import { customFieldTypes } from '#domain/booking/custom-field.ts';
import { discountTypes } from '#domain/money/discount.ts';
import { isInRomania } from '#domain/place/geo.ts';
import { isLocalDate, isLocalTime } from '#domain/time/local-time.ts';
import { OperatorError } from '#settings/operator-error.ts';
import type { HoursRow } from '#domain/time/working-hours.ts';
import { slugify } from '#domain/words/fold.ts';

/** PostgreSQL cannot store NUL. */
const control = /(?![\n\t])\p{Cc}/u;

const paragraphs = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .refine((text) => !control.test(text) && text.isWellFormed(), {
    error: 'must not contain control characters, nor half a character',
  });

function line(max: number) {
  return paragraphs
    .min(1)
    .max(max)
    .regex(/^[^\n\t]*$/, 'must be one line, without tabs');
}

const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be lower-case letters, digits, dashes');
const localTime = z.string().refine(isLocalTime, 'must be a time as 09:30');
const closingTime = z.string().refine(isClosingTime, 'must be a time as 09:30, or 24:00');
const localDate = z.string().refine(isLocalDate, 'must be a day as 2026-11-30');
const ron = z.number().min(0).max(1_000_000).multipleOf(0.01);
const count = (max: number) => z.int().min(0).max(max);

const overlap = (one: HoursRow, other: HoursRow) =>
  one.weekday === other.weekday && one.starts < other.ends && other.starts < one.ends;
const hours = z
  .array(
    z
      .strictObject({ weekday: z.int().min(1).max(7), starts: localTime, ends: closingTime })
      .refine(({ starts, ends }) => starts < ends, 'must end after it starts'),
  )
  .refine(
    (rows) => rows.every((row) => !rows.some((other) => row !== other && overlap(row, other))),
    {
      error: 'must not overlap on a weekday',
    },
  );

const offer = z
  .strictObject({
    start_date: localDate,
    end_date: localDate,
    discount: z.number().positive().max(100_000).multipleOf(0.01),
    discount_type: z.enum(discountTypes),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, 'must end after it starts')
  .refine(({ discount, discount_type }) => discount_type === 'fixed' || discount <= 100, {
    error: 'must take off 100 % at most',
  });

const calendarUrl = z
  .string()
  .max(2_000)
  .transform((text, ctx) => {
    const url = calendarAddress(text);
    if (url === null)
      ctx.addIssue({ code: 'custom', message: 'not the https address of a calendar' });
    return url ?? z.NEVER;
  });

const service = z
  .strictObject({
    key,
    name: line(120),
    description: paragraphs.max(2_000).default(''),
    details: paragraphs.min(1).max(2_000).nullable().default(null),
    duration: z.int().min(5).max(longestBookingMin),
    price: ron.nullable(),
    max_price: ron.nullable().default(null),
    price_from: z.boolean().default(false),
    price_hidden: z.boolean().default(false),
    professionals: z.array(key).min(1),
    equipment: key.nullable().default(null),
    offers: z.array(offer).max(50).default([]),
    subscriptions: z
      .array(
        z.strictObject({
          key,
          name: line(120),
          sessions: z.int().min(1).max(1_000),
          valid_days: z.int().min(1).max(3_650),
        }),
      )
      .default([]),
  })
  .refine(({ price, max_price }) => max_price === null || (price !== null && max_price >= price), {
    path: ['max_price'],
    error: 'must be at least the price',
  });

const customField = z
  .strictObject({
    key,
    label: line(200),
    type: z.enum(customFieldTypes),
    required: z.boolean().default(false),
    options: z.array(line(120)).default([]),
  })
  .refine(({ type, options }) => type !== 'select' || options.length > 0, {
    path: ['options'],
    error: 'must not be empty',
  });

/** The law requires that clients see all of these before they book. */
const provider = z.strictObject(
  {
    name: line(120),
    code: z.string().regex(/^(RO)?\d{2,10}$/, 'must be a tax code as RO12345678 or 12345678'),
    register: line(80),
    seat: line(250),
    phone: z
      .string()
      .trim()
      .regex(/^\+?[\d ()./-]{6,20}$/, 'must be a phone number'),
    email: z.email().max(254),
  },
  {
    error: (issue) =>
      issue.code === 'invalid_type'
        ? 'must name who provides the services: name, code, register, seat, phone, email'
        : undefined,
  },
);

const location = z
  .strictObject({
    key,
    name: line(120).refine(slugify, 'must contain a letter from a to z or a digit, for its URL'),
    description: paragraphs.min(1).max(5_000),
    county: line(60),
    city: line(80),
    address: line(200),
    latitude: z.number(),
    longitude: z.number(),
    category: key,
    other_categories: z.array(key).default([]),
    approval: z.enum(approvals),
    booking_notice_minutes: count(43_200).default(60),
    cancel_notice_minutes: count(43_200).default(120),
    horizon_days: z.int().min(1).max(365).default(60),
    slot_grid_minutes: z.literal([5, 10, 15, 30]).default(15),
    provider,
    contact_email: z.email().max(254).nullable().default(null),
    payment_methods: z.array(line(60)).default([]),
    hours,
    questions: z.array(customField).max(maxCounts.customFields).default([]),
    professionals: z
      .array(
        z.strictObject({
          ...{ key, first_name: line(60), last_name: line(60), title: line(80), hours },
          calendar_url: calendarUrl.nullable().optional(),
        }),
      )
      .min(1),
    equipment: z
      .array(z.strictObject({ key, name: line(80), units: z.int().min(1).max(100) }))
      .default([]),
    service_categories: z
      .array(z.strictObject({ key, name: line(80), services: z.array(service) }))
      .min(1),
  })
  .superRefine((one, ctx) => {
    const say = (path: PropertyKey[], message: string) =>
      ctx.addIssue({ code: 'custom', path, message });
    if (!isInRomania(one.latitude, one.longitude))
      say(['latitude'], 'must be in Romania, with `longitude`');
    const { questions, professionals, equipment, service_categories } = one;
    const services = service_categories.flatMap((category) => category.services);
    const subscriptions = services.flatMap((each) => each.subscriptions);
    const lists = { questions, professionals, equipment, service_categories, services };
    for (const [name, list] of Object.entries({ ...lists, subscriptions }))
      for (const twice of repeated(list.map((each) => each.key)))
        say([name], `has the key ${twice} twice`);
    const people = new Set(professionals.map((each) => each.key));
    const groups = new Set(equipment.map((each) => each.key));
    if (one.contact_email === null && professionals.some((each) => each.calendar_url))
      say(['contact_email'], 'is needed with `calendar_url`: bookings may await a decision');
    for (const each of services) {
      for (const unknown of each.professionals.filter((person) => !people.has(person)))
        say(['services', each.key, 'professionals'], `no professional has the key ${unknown}`);
      if (each.equipment !== null && !groups.has(each.equipment))
        say(['services', each.key, 'equipment'], `no equipment has the key ${each.equipment}`);
    }
  });

/** See `docs/import.md`. */
const importFile = z
  .strictObject({ locations: z.array(location).min(1) })
  .superRefine(({ locations }, ctx) => {
    for (const twice of repeated(locations.map((one) => one.key)))
      ctx.addIssue({ code: 'custom', path: ['locations'], message: `has the key ${twice} twice` });
  });

export type ImportFile = z.output<typeof importFile>;
export type ImportLocation = ImportFile['locations'][number];
export type ImportService = ImportLocation['service_categories'][number]['services'][number];

export class WrongFile extends OperatorError {
  override name = 'WrongFile';

  constructor(problems: readonly string[], title = 'Nothing was imported: the file is wrong.') {
    const lines = problems.slice(0, 20).map((problem) => `  ${problem}`);
    const more = problems.length > 20 ? [`  and ${problems.length - 20} more`] : [];
    super([title, ...lines, ...more].join('\n'));
  }
}

export function readImportFile(json: string): ImportFile {
  const { localeError: error } = z.locales.en();
  const result = importFile.safeParse(parse(json), { error });
  if (result.success) return result.data;
  throw new WrongFile(
    result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new WrongFile([`it is no JSON: ${(error as Error).message}`]);
  }
}

function repeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((each, place) => keys.indexOf(each) !== place))];
}
