import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import { paths, type CallName } from './paths.ts';

/** What of a person or of a business is nobody else's. */
const privateField =
  /phone|e?mail|cost|commission|note(s|d)?$|user|client|birth|password|token|secret/;

/** Not the mailbox, which is a demo's alone and there to be read, nor what a location reads by a link of its own. */
const publicReads = (Object.keys(paths) as CallName[]).filter(
  (name) =>
    calls[name].auth === 'public' &&
    paths[name].startsWith('GET ') &&
    !['mailbox', 'provider'].includes(calls[name].tag),
);

test('what everybody may read has no field for contacts, costs, notes or clients', () => {
  expect(publicReads).toContain('locationReviews');
  for (const name of publicReads) {
    const fields = fieldsOf(name).filter((field) => privateField.test(field));
    // The token of a contest is the address of its page, which everybody may visit.
    expect([name, fields]).toEqual([name, name === 'pageName' ? ['token'] : []]);
  }
});

function fieldsOf(name: CallName): string[] {
  const schema = z.toJSONSchema(calls[name].success.schema, { unrepresentable: 'any' });
  const fields = new Set<string>();
  JSON.stringify(schema, (_key, value: { properties?: object } | null) => {
    for (const field of Object.keys(value?.properties ?? {})) fields.add(field);
    return value;
  });
  return [...fields];
}
