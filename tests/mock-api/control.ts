import { z } from 'zod';
import { applyScenarios, scenarios } from './scenarios/scenarios.ts';
import { scenarioPage } from './scenario-page.ts';
import { resetWorld, type World } from './world.ts';

/** Under this address the mocked api itself is spoken to, not the api that it stands for. */
export const controlPath = '/__mock';

const command = z.object({
  /** Applied one after another to a new world. */
  scenarios: z.array(z.string()).default([]),
  /** Where the clock is set; it stays where it is without. */
  now: z.iso.datetime({ offset: true }).optional(),
});

/**
 * The control call: `GET /__mock` a page and `GET /__mock/scenarios` a list of what there is,
 * `POST /__mock {scenarios, now}` makes the world new and applies them.
 */
export async function control(world: World, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST') {
    const parsed = command.safeParse(await readBody(request));
    if (!parsed.success)
      return Response.json({ message: z.prettifyError(parsed.error) }, { status: 422 });
    const { scenarios: names, now } = parsed.data;
    if (now) world.clock.set(new Date(now));
    resetWorld(world);
    try {
      applyScenarios(world, names);
    } catch (error) {
      return Response.json({ message: (error as Error).message }, { status: 422 });
    }
    if (request.headers.get('content-type')?.includes('form'))
      return new Response(null, { status: 303, headers: { location: controlPath } });
    return Response.json({ scenarios: names, now: world.clock.now().toISOString() });
  }
  if (pathname === `${controlPath}/scenarios`)
    return Response.json(scenarios.map(({ name, says }) => ({ name, says })));
  return new Response(scenarioPage(world), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** JSON of a test, or the form of the page. */
async function readBody(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.includes('form'))
    return request.json().catch(() => null);
  const form = new URLSearchParams(await request.text());
  const now = form.get('now');
  return { scenarios: form.getAll('scenarios'), ...(now && { now: `${now}:00Z` }) };
}
