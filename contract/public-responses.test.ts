import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import { isMutation, paths, type CallName } from './paths.ts';

const privateField =
  /phone|e?mail|cost|commission|note(s|d)?$|user|client|birth|password|token|secret/;

/** Excludes the demo's mailbox and what links show to locations and clients. */
const publicReads = (Object.keys(paths) as CallName[]).filter(
  (name) =>
    calls[name].auth === 'public' &&
    !isMutation(name) &&
    !['mailbox', 'provider'].includes(calls[name].tag) &&
    name !== 'linkedBooking',
);

test('public reads have no field for contacts, costs, notes or clients', () => {
  expect(publicReads).toContain('locationReviews');
  for (const name of publicReads) {
    const fields = fieldsOf(name).filter((field) => privateField.test(field));
    expect([name, fields]).toEqual([name, publicByLaw[name] ?? []]);
  }
});

const publicByLaw: Partial<Record<CallName, string[]>> = {
  // The token of a contest is in the URL of its public page.
  pageName: ['token'],
  // The provider's contact must be shown before a booking (Legea 365/2002 art. 5).
  locationDetail: ['phone', 'email'],
};

function fieldsOf(name: CallName): string[] {
  const schema = z.toJSONSchema(calls[name].success.schema, { unrepresentable: 'any' });
  const fields = new Set<string>();
  JSON.stringify(schema, (_key, value: { properties?: object } | null) => {
    for (const field of Object.keys(value?.properties ?? {})) fields.add(field);
    return value;
  });
  return [...fields];
}
