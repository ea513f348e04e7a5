import { randomUUID } from 'node:crypto';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '09:00', ends: '17:00' }));

export function makeProviderCalendar(changes: Partial<ProviderCalendar> = {}): ProviderCalendar {
  return {
    location_name: 'Salon Zori',
    valid_until: '2027-02-18',
    code_url: `https://www.aproape.example/provider/calendars/7.2027-03-30.blocks.${'x'.repeat(43)}`,
    code_valid_until: '2027-03-30',
    professionals: [
      { id: 11, name: 'Ana Pop', hours },
      { id: 12, name: 'Ilie Stan', hours },
    ],
    blocks: [],
    feeds: [null, 11, 12].map((professional_id) => makeFeed(professional_id)),
    sources: [],
    ...changes,
  };
}

export function makeBlock(
  starts_at = '2026-11-23T10:00:00+02:00',
  ends_at = '2026-11-23T11:00:00+02:00',
  professional_id = 11,
): ProviderCalendar['blocks'][number] {
  return { id: randomUUID(), professional_id, starts_at, ends_at };
}

export function makeFeed(
  professional_id: number | null,
  version = 0,
): ProviderCalendar['feeds'][number] {
  const token = `7.${professional_id ?? 0}.${version}${'x'.repeat(42)}`;
  return {
    ...{ professional_id, version },
    url: `https://www.aproape.example/api/public/feeds/${token}.ics`,
  };
}
