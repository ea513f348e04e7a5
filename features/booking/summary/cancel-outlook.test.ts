import { expect, test } from 'vitest';
import { cancelOutlook } from './recap.tsx';

const start = new Date('2026-11-27T15:30:00Z');
const dayBefore = { approval: 'automatic', cancel_notice_minutes: 1440 } as const;

test('the summary shows until when a booking can be canceled', () => {
  expect(cancelOutlook(dayBefore, start, new Date('2026-11-26T15:29:00Z'))).toBe(
    'Poți anula gratuit până joi, 26\u00A0noiembrie, ora\u00A017:30.',
  );
});

test('a booking past the cancellation deadline is announced before booking, with the notice period', () => {
  expect(cancelOutlook(dayBefore, start, new Date('2026-11-26T15:30:00Z'))).toBe(
    'Dacă rezervi, programarea nu va mai putea fi anulată online: locația cere anularea cu cel puțin 24\u00A0de\u00A0ore înainte.',
  );
});

test('a pending booking can be canceled until its decision, however late it is made', () => {
  const manual = { ...dayBefore, approval: 'manual' } as const;
  expect(cancelOutlook(manual, start, new Date('2026-11-27T10:00:00Z'))).toBe(
    'Poți anula cererea cât timp nu are răspuns.',
  );
});
