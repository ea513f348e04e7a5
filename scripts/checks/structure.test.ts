import { expect, test } from 'vitest';
import { structureProblems } from './structure.ts';

const problemsOf = (path: string, lines = 10) => structureProblems([{ path, lines }]);

test.each([
  'domain/price.ts',
  'lib/api/call.ts',
  'features/booking/copy.ts',
  'features/booking/draft.test.ts',
  'features/auth/components/login-form.lazy.tsx',
  'features/booking/api/create-booking.ts',
  'features/booking/components/slot-list.tsx',
])('%s has its place', (path) => {
  expect(problemsOf(path)).toEqual([]);
});

test.each(['lib/utils.ts', 'features/booking/api/index.ts', 'server/helpers/time.ts'])(
  '%s says nothing about what it holds',
  (path) => {
    expect(problemsOf(path)).toHaveLength(1);
  },
);

test.each(['features/booking/hooks/use-draft.ts', 'features/booking/components/draft.ts'])(
  '%s is no kind of file of a feature',
  (path) => {
    expect(problemsOf(path)).toHaveLength(1);
  },
);

test('a page stays under 80 lines', () => {
  expect(problemsOf('app/locations/page.tsx', 60)).toEqual([]);
  expect(problemsOf('app/locations/page.tsx', 81)).toContainEqual(expect.stringMatching(/80/));
});
