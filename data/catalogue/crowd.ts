import people from '../words/people.json' with { type: 'json' };
import { demoId, type Row } from './location-rows.ts';
import { randomOf, type Random } from './random.ts';

const size = 60;
const owner = 1;

export function crowdUserId(draw: Random): string {
  return demoId('user', owner, draw.int(1, size));
}

export function crowdUsers(clock: Date): Row<'users'>[] {
  return Array.from({ length: size }, (_, index) => {
    const draw = randomOf('crowd', index);
    const email = `client${index + 1}@exemplu.ro`;
    return {
      id: demoId('user', owner, index + 1),
      first_name: draw.pick(draw.chance(0.7) ? people.women : people.men),
      last_name: draw.pick(people.families),
      email,
      email_folded: email,
      phone: null,
      password_hash: null,
      created_at: clock,
    };
  });
}
