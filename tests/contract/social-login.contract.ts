import { describe, test } from 'vitest';
import { expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { guest } from './visitors.ts';

describe.skipIf(target.readOnly)('a social login', () => {
  test('with a token that nobody signed is refused with its sentences @S7-09 @S8-03', async () => {
    const answer = await (
      await guest()
    ).call('loginSocial', {
      body: {
        social: 'apple',
        first_name: 'Mara',
        last_name: 'Ionescu',
        email: 'mara@example.com',
        external_id: '001234.abc',
        token: 'x.y.z',
        avatar_fb_url: null,
      },
    });
    expectRefusal(answer, 'validation_failed');
  });
});
