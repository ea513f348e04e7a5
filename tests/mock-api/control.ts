import { applyScenarios, scenarios } from './scenarios.ts';
import { resetWorld, type World } from './world.ts';

export const controlPath = '/__mock';

/** Lists the scenarios. A query sets the clock to `now`, resets the world and applies each `use`. */
export function control(world: World, request: Request): Response {
  const { searchParams: query, search } = new URL(request.url);
  const now = query.get('now');
  if (now) {
    // In a query, the plus of an offset means a space.
    const time = new Date(now.replace(' ', '+'));
    if (Number.isNaN(time.getTime())) return new Response('now: not a time', { status: 422 });
    world.clock.set(time);
  }
  if (search !== '') resetWorld(world);
  try {
    applyScenarios(world, query.getAll('use'));
  } catch (error) {
    return new Response((error as Error).message, { status: 422 });
  }
  return new Response(pageOf(world), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function pageOf({ clock, clients, locations }: World): string {
  const links = [...scenarios].map(
    ([name, { says }]) => `<a href="${controlPath}?use=${name}">${name}</a> ${says}`,
  );
  const logins = clients.map(({ user, password }) => `${user.email} / ${password}`);
  const paths = locations
    .filter(({ kind }, index) => kind !== 'plain' || index === 0)
    .map(({ kind, detail }) => `${kind}: /locations/${detail.id}/${detail.slug}`);
  const list = (title: string, lines: string[]) =>
    `<h2>${title}</h2><ul><li>${lines.join('<li>')}</ul>`;
  return [
    '<!doctype html><meta charset="utf-8"><title>Mocked api</title>',
    `<p>The clock is at ${clock.now().toISOString()}. <a href="${controlPath}?now=">Start over</a>`,
    list('Scenarios', links),
    list('Clients', logins),
    list('Locations', paths),
  ].join('\n');
}
