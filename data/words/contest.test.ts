import { expect, test } from 'vitest';
import { demoContest } from './contest.ts';

test('the rules of a contest name its organiser, both ends, its territory, the value of its prizes and the basis', () => {
  const { body } = demoContest('2026-11-20');
  expect(body).toContain('organizat de Aproape Demonstrativ SRL, cu sediul în');
  expect(body).toContain(
    'din 20\u00A0noiembrie 2026 până pe 19\u00A0ianuarie 2027, pe teritoriul României',
  );
  expect(body).toContain('Valoarea totală a premiilor este de 600 RON');
  expect(body).toContain('„Particip la concurs”: așa accepți regulamentul');
  expect(body).toContain('art. 6 alin. (1) lit. b) GDPR');
});
