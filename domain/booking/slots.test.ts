import { describe, expect, test } from 'vitest';
import { addDays, toInstant } from '#domain/time/local-time.ts';
import type { Interval } from '#domain/time/working-hours.ts';
import { freeSlots, slotProblem, type Calendar, type SlotRules } from './slots.ts';

const friday = '2026-11-27';
const everyDay = [1, 2, 3, 4, 5, 6, 7];

function calendar(over: Partial<Calendar> = {}): Calendar {
  return { professional_id: 1, hours: daily('09:00', '12:00'), busy: [], ...over };
}

function daily(starts: string, ends: string) {
  return everyDay.map((weekday) => ({ weekday, starts, ends }));
}

function rules(over: Partial<SlotRules> = {}): SlotRules {
  return {
    duration_min: 60,
    slot_grid_min: 30,
    booking_notice_min: 0,
    horizon_days: 1_000,
    now: new Date('2026-01-01T00:00:00Z'),
    equipment: [],
    ...over,
  };
}

function taken(date: string, starts: string, ends: string): Interval {
  return { start: instant(date, starts).getTime(), end: instant(date, ends).getTime() };
}

function instant(date: string, time: string): Date {
  const moment = toInstant(date, time);
  if (!moment) throw new Error(`${date} ${time} does not exist`);
  return moment;
}

function times(calendars: Calendar[], slotRules: SlotRules, date = friday): string[] {
  return (freeSlots(calendars, date, date, slotRules).get(date) ?? []).map(({ time }) => time);
}

describe('hours', () => {
  test('a visit begins and ends within them', () => {
    expect(times([calendar()], rules())).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  });

  test('a visit does not reach into a break', () => {
    const hours = [...daily('09:00', '10:30'), ...daily('11:00', '12:00')];
    expect(times([calendar({ hours })], rules())).toEqual(['09:00', '09:30', '11:00']);
  });

  test('adjacent rows are one working interval', () => {
    const hours = [...daily('09:00', '10:00'), ...daily('10:00', '11:00')];
    expect(times([calendar({ hours })], rules())).toEqual(['09:00', '09:30', '10:00']);
  });

  test("starts follow the clock's grid even if the working hours do not", () => {
    const hours = daily('09:10', '11:00');
    expect(times([calendar({ hours })], rules())).toEqual(['09:30', '10:00']);
  });

  test('days without a free start are absent', () => {
    const hours = [{ weekday: 5, starts: '09:00', ends: '10:00' }];
    const days = freeSlots([calendar({ hours })], friday, addDays(friday, 7), rules());
    expect([...days.keys()]).toEqual([friday, '2026-12-04']);
  });
});

describe('busy time', () => {
  test('blocks the visits that it overlaps and not those that it touches', () => {
    const busy = [taken(friday, '10:00', '10:30')];
    expect(times([calendar({ busy })], rules())).toEqual(['09:00', '10:30', '11:00']);
  });

  test('may begin days before and end within the day', () => {
    const holiday = { ...taken(friday, '09:00', '10:00'), start: 0 };
    expect(times([calendar({ busy: [holiday] })], rules())).toEqual(['10:00', '10:30', '11:00']);
    expect(times([calendar({ busy: [holiday] })], rules(), '2026-11-26')).toEqual([]);
  });
});

describe('several professionals', () => {
  test('give the union of their times, each with the professionals who are free', () => {
    const ana = calendar({ professional_id: 1, hours: daily('09:00', '10:30') });
    const dan = calendar({ professional_id: 2, hours: daily('09:30', '11:00') });
    const slots = freeSlots([ana, dan], friday, friday, rules()).get(friday);
    expect(slots).toEqual([
      { time: '09:00', starts_at: instant(friday, '09:00'), professionals: [1] },
      { time: '09:30', starts_at: instant(friday, '09:30'), professionals: [1, 2] },
      { time: '10:00', starts_at: instant(friday, '10:00'), professionals: [2] },
    ]);
  });

  test('no professionals, no slots', () => {
    expect(freeSlots([], friday, friday, rules()).size).toBe(0);
  });
});

describe('notice and horizon', () => {
  test('starts before now plus the notice are omitted', () => {
    const now = instant(friday, '09:00');
    expect(times([calendar()], rules({ now }))[0]).toBe('09:00');
    expect(times([calendar()], rules({ now, booking_notice_min: 60 }))[0]).toBe('10:00');
    expect(times([calendar()], rules({ now, booking_notice_min: 61 }))[0]).toBe('10:30');
  });

  test('days before today and beyond the horizon are omitted', () => {
    const now = instant(friday, '08:00');
    const slotRules = rules({ now, horizon_days: 2 });
    const days = freeSlots([calendar()], '2026-11-01', '2026-12-31', slotRules);
    expect([...days.keys()]).toEqual([friday, '2026-11-28', '2026-11-29']);
  });

  test('the day is that of Bucharest while UTC is still on the day before', () => {
    const slotRules = rules({ now: new Date('2026-11-26T22:30:00Z'), horizon_days: 0 });
    const days = freeSlots([calendar()], '2026-11-01', '2026-12-31', slotRules);
    expect([...days.keys()]).toEqual([friday]);
  });
});

describe('equipment', () => {
  const morning = () => taken(friday, '09:00', '10:00');
  const later = () => taken(friday, '10:00', '11:00');

  test('one free unit of the group is enough', () => {
    expect(times([calendar()], rules({ equipment: [[[morning()], []]] }))).toHaveLength(5);
    expect(times([calendar()], rules({ equipment: [[[morning()]]] }))[0]).toBe('10:00');
  });

  test('one unit must be free for the whole visit', () => {
    const equipment = [[[morning()], [later()]]];
    expect(times([calendar()], rules({ equipment }))).toEqual(['09:00', '10:00', '10:30', '11:00']);
  });

  test('every required group must have a free unit', () => {
    expect(times([calendar()], rules({ equipment: [[[]], [[morning()]]] }))[0]).toBe('10:00');
    expect(times([calendar()], rules({ equipment: [[[]], []] }))).toEqual([]);
  });
});

describe('clock changes', () => {
  const night = calendar({ hours: daily('02:00', '05:00') });
  const visit = rules({ duration_min: 90 });

  test.each(['2026-03-29', '2027-03-28'])(
    'on %s a visit from 02:30 ends at 05:00, because an hour is skipped',
    (date) => {
      expect(times([night], visit, date)).toEqual(['02:00', '02:30']);
      expect(slotProblem(night, date, '03:30', visit)).toBe('invalid_time');
    },
  );

  test.each(['2026-10-25', '2027-10-31'])(
    'on %s the repeated hour is in the grid once, and visits keep their length',
    (date) => {
      const untilFour = calendar({ hours: daily('02:00', '04:00') });
      expect(times([untilFour], visit, date)).toEqual(['02:00', '02:30', '03:00', '03:30']);
      expect(times([untilFour], visit, addDays(date, 1))).toEqual(['02:00', '02:30']);
    },
  );

  test('a booking across the change blocks by elapsed time', () => {
    const start = instant('2026-10-25', '02:30').getTime();
    const busy = [{ start, end: start + 90 * 60_000 }];
    const hours = daily('02:00', '06:00');
    const half = rules({ duration_min: 30 });
    expect(times([calendar({ hours, busy })], half, '2026-10-25')).toEqual([
      ...['02:00', '04:00', '04:30', '05:00', '05:30'],
    ]);
  });
});

describe('slotProblem', () => {
  const busy = () => [taken(friday, '11:00', '12:00')];
  const slotRules = () =>
    rules({
      now: instant(friday, '09:10'),
      booking_notice_min: 30,
      horizon_days: 3,
      equipment: [[[taken('2026-11-28', '09:00', '10:00')]]],
    });

  test.each([
    [friday, '10:00', null],
    [friday, '25:00', 'invalid_time'],
    ['2026-02-30', '10:00', 'invalid_time'],
    [friday, '09:00', 'past'],
    [friday, '09:30', 'notice'],
    ['2026-12-01', '10:00', 'horizon'],
    [friday, '10:10', 'off_grid'],
    [friday, '15:00', 'outside_hours'],
    [friday, '11:30', 'outside_hours'],
    [friday, '10:30', 'busy'],
    ['2026-11-28', '09:30', 'equipment'],
  ])('the problem at %s %s is %s', (date, time, problem) => {
    expect(slotProblem(calendar({ busy: busy() }), date, time, slotRules())).toBe(problem);
  });

  test('a visit may begin now', () => {
    const now = instant(friday, '10:00');
    expect(slotProblem(calendar(), friday, '10:00', rules({ now }))).toBeNull();
  });
});
