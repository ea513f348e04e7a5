import { Agent } from 'node:http';
import { firstLocations } from '#tests/contract/bookable.ts';
import type { Attack } from '../attack.ts';
import { send } from '../load.ts';
import { visitorAt } from '../visitor.ts';

/** The 1,000th answer, with which the web ends a connection, comes from the api. */
export const keptConnection: Attack = {
  name: '6 1,100 requests on one kept connection, calls and pages in turn',
  goal: 'all are 200 and whole',
  run: async ({ webUrl }) => {
    const [location] = await firstLocations();
    const paths = ['/api/public/places?search=ia', `/locations/${location?.id}/${location?.slug}`];
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const broken: string[] = [];
    for (let count = 1; count <= 1100; count += 1) {
      const read = { url: `${webUrl}${paths[count % 2]}`, headers: visitorAt(19, count) };
      const { status, body } = await send(read, agent);
      if (status !== 200 || body === '') broken.push(`; no. ${count}: ${status} "${body}"`);
    }
    agent.destroy();
    const figures = `${broken.length} broken${broken.slice(0, 2).join('')}`;
    return { figures, holds: broken.length === 0 };
  },
};
