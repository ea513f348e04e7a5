import { expect, test } from 'vitest';
import { pendingHours } from '#domain/booking/booking-status.ts';
import { defaultRadiusKm } from '#domain/place/geo.ts';
import { questionGroups } from './questions.ts';

// The texts repeat the numbers, so that the page does not bundle the rules.
test.each([
  `Raza obișnuită este de ${defaultRadiusKm} km`,
  `O cerere fără răspuns expiră după ${pendingHours} de ore`,
])('an answer has the number of the rule: %s', (sentence) => {
  const answers = Object.values(questionGroups).flatMap(Object.values);
  expect(answers.join(' ')).toContain(sentence);
});
