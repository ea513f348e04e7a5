import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberLabel } from './number-label.ts';

test('numbers are written as the platform writes them in Romanian', () => {
  const whole = new Intl.NumberFormat('ro-RO');
  const money = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -20_000_000, max: 20_000_000 }), (n) => {
      expect(numberLabel(n)).toBe(whole.format(n));
      expect(numberLabel(n / 10)).toBe(whole.format(n / 10));
      expect(numberLabel(n / 100, 2)).toBe(money.format(n / 100));
    }),
    { examples: [[0], [999], [1_000], [-1_000], [999_999], [1_000_000]] },
  );
});
