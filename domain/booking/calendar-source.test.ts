import { expect, test } from 'vitest';
import { calendarAddress } from './calendar-source.ts';

test.each([
  [' https://calendar.google.com/a/basic.ics ', 'https://calendar.google.com/a/basic.ics'],
  ['webcal://p01.icloud.com/published/2/x', 'https://p01.icloud.com/published/2/x'],
  ['http://calendar.example/a.ics', null],
  ['https://:parola@calendar.ro/a.ics', null],
  ['https://ana:parola@calendar.example/a.ics', null],
  ['https://localhost/a.ics', null],
  ['ftp://calendar.example', null],
  ['calendarul meu', null],
])('%j is the address %j', (text, address) => expect(calendarAddress(text)).toBe(address));
