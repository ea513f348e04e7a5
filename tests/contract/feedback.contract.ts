import { test } from 'vitest';
import { expectRefusal } from './refusal.ts';
import { guest as newGuest } from './visitors.ts';

const body = { name: 'Ioana', email: 'contract@example.ro', message: 'Un mesaj.' };

test('an empty message is refused on its field, another is accepted', async () => {
  const guest = await newGuest();
  const refused = await guest.call('sendFeedback', { body: { ...body, message: ' ' } });
  expectRefusal(refused, 'validation_failed');
  const taken = await guest.call('sendFeedback', { body });
  if (taken.status !== 201) expectRefusal(taken, 'too_many_attempts');
});
