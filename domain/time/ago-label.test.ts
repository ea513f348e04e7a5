import { expect, test } from 'vitest';
import { agoLabel } from './ago-label.ts';

const now = new Date('2026-11-20T10:00:00+02:00');

test.each([
  ['2026-11-20T10:00:30+02:00', 'chiar acum'],
  ['2026-11-20T09:59:01+02:00', 'chiar acum'],
  ['2026-11-20T09:59:00+02:00', 'acum un minut'],
  ['2026-11-20T09:58:00+02:00', 'acum 2 minute'],
  ['2026-11-20T09:40:00+02:00', 'acum 20 de minute'],
  ['2026-11-20T09:00:00+02:00', 'acum o oră'],
  ['2026-11-20T08:00:00+02:00', 'acum 2 ore'],
  ['2026-11-19T10:00:01+02:00', 'acum 23 de ore'],
  ['2026-11-19T10:00:00+02:00', 'acum o zi'],
  ['2026-11-08T10:00:00+02:00', 'acum 12 zile'],
  ['2026-10-21T23:30:00+00:00', 'acum 29 de zile'],
  ['2026-10-21T10:00:00+02:00', 'pe 21\u00A0octombrie 2026'],
  ['2026-10-20T22:30:00+00:00', 'pe 21\u00A0octombrie 2026'],
])('the label of %s is %s', (instant, label) => expect(agoLabel(instant, now)).toBe(label));
