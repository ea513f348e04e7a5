import { expect, test } from 'vitest';
import { hintCookie, xsrfCookie } from '#contract/session-cookies.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { accessibilityCopy } from './accessibility-copy.ts';
import { privacyCopy } from './privacy-copy.ts';
import { rankingCopy } from './ranking-copy.ts';
import { sectionsOf } from './reading-text.ts';
import { termsCopy } from './terms-copy.ts';

const operator = {
  identity: 'Salon SRL, CUI 123',
  email: 'salut@example.ro',
  phone: '0700 000 000',
};

test.each([
  ['that data leaves the EEA only with a safeguard', 'clauzele contractuale standard'],
  ['whether data must be given', 'Nu te obligă legea'],
  ['that nothing is decided automatically', 'Nu luăm decizii bazate numai pe prelucrare automată'],
  ['the basis for bookings with doctors', 'art. 9 alin. (2) lit. h)'],
  [
    'who receives data through optional scripts',
    'furnizorii scripturilor de analiză și de reclame',
  ],
  ['the basis of reminders, alerts and contests', 'mementouri înaintea programării'],
  ['how long sent messages are kept', 'le ștergem de pe serverele noastre la câteva minute'],
  ['how long sessions are kept', 'sesiunile: cel mult 120 de zile de la intrarea în cont'],
  ['how long counted attempts are kept', 'oprim abuzurile: cel mult o zi'],
  ['how long logs are kept', 'jurnalele serverelor: cel mult 30 de zile'],
  [
    'how long favourites without room in the account are kept',
    'cele care nu mai încap rămân în browser până se face loc',
  ],
  ['the rights by their names', 'portabilitate'],
  ['what a review of a visit to a doctor omits', 'fără serviciu și fără specialist'],
  [
    'what a review shows',
    'nota, textul, data, dacă vizita a fost programată prin Aproape, serviciul și specialistul',
  ],
])('the privacy policy says %s', (_what, words) => {
  expect(privacyCopy(operator).body).toContain(words);
});

test('the privacy policy lists every cookie and every entry of the browser with its lifetime', () => {
  const { items } = sectionsOf(privacyCopy(operator)).find(({ id }) => id === 'cookie')!;
  const names = ['__Host-at', '__Host-rt', '__Host-anon', '__Host-known', hintCookie, xsrfCookie];
  for (const name of [...names, ...Object.keys(storageKeys)])
    expect(items.filter((line) => line.startsWith(`${name} (`))).toHaveLength(1);
  for (const line of items) expect(line).toMatch(/minut|ore|zile|până/);
});

test('the terms name the contact points, how content is checked and what the account conforms to', () => {
  const text = termsCopy(operator).body;
  expect(text).toContain('Ne poți scrie în română sau în engleză');
  expect(text).toContain('Raportările le citesc și le judecă oameni');
  expect(text).toContain('OUG 141/2021');
  expect(text).toContain('ne suni la 0700 000 000');
});

test('the terms say how many bookings a client may have at once', () => {
  expect(termsCopy(operator).body).toContain(
    'cel mult 20 de programări viitoare, dintre care cel mult 5 cereri fără răspuns',
  );
});

test('the terms name the button that sends a booking and the one that also buys a subscription', () => {
  expect(termsCopy(operator).body).toContain(
    '„Rezervă” sau, dacă ea cuprinde cumpărarea unui abonament, „Rezervă cu obligația de plată”',
  );
});

test('no sentence names a phone if none is set', () => {
  const silent = { ...operator, phone: '' };
  expect(termsCopy(silent).body).toContain('Ne scrii la salut@example.ro.');
  expect(accessibilityCopy(silent).body).toContain('scrie-ne la salut@example.ro. Răspundem');
});

test('the statement of accessibility names its service, its authority and the day of the evaluation', () => {
  const text = accessibilityCopy(operator).body;
  expect(text).toContain('serviciu de comerț electronic');
  expect(text).toContain('Autoritatea pentru Digitalizarea României');
  expect(text).toContain('făcută la 29 noiembrie 2026');
});

test('each section has a title, an anchor of its own and a text that ends with its list, without marks', () => {
  const texts = [accessibilityCopy(operator), privacyCopy(operator), rankingCopy];
  for (const text of [...texts, termsCopy(operator)]) {
    const sections = sectionsOf(text);
    expect(text.body).not.toMatch(/^- .*\n(?!- |$)/m);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { id, title, paragraphs, items } of sections) {
      expect(id).toMatch(/^[a-z-]+$/);
      for (const words of [title, ...paragraphs, ...items]) expect(words).toMatch(/^[^#{}]+$/);
      expect(paragraphs.length + items.length).toBeGreaterThan(0);
    }
  }
});
