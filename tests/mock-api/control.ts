import { z } from 'zod';
import { applyScenarios, scenarios } from './scenarios/scenarios.ts';
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
 * The control call: `GET /__mock` is a page of what there is, `POST /__mock {scenarios, now}` makes the world new and
 * applies them.
 */
export async function control(world: World, request: Request): Promise<Response> {
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

/** The page of the mocked api: every scenario with what it does, the clock, the clients and the locations. */
function scenarioPage(world: World): string {
  const rows = scenarios.map(
    ({ name, says }) => `<li><label><input type="checkbox" name="scenarios" value="${name}">
      <code>${name}</code> ${escaped(says)}</label></li>`,
  );
  const clients = world.clients.map(
    ({ user, password }) => `<li><code>${user.email}</code> / <code>${password}</code></li>`,
  );
  const locations = world.locations
    .filter(({ kind }, index) => kind !== 'plain' || index === 0)
    .map(
      ({ kind, detail }) =>
        `<li><code>${kind}</code> /locations/${detail.id}/${detail.slug} ${escaped(detail.name)}</li>`,
    );
  const now = world.clock.now().toISOString();
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mocked api</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
li{list-style:none;padding:.2rem 0}ul{padding:0}code{font-weight:600}button{font:inherit;padding:.5rem 1rem}</style>
<h1>Mocked api</h1>
<p>The clock stands at <code>${now}</code>. Choosing scenarios makes everything new and applies them in this order.</p>
<form method="post" action="${controlPath}">
<p><label>Clock (UTC) <input type="datetime-local" name="now"></label> <button>Apply</button></p>
<h2>Scenarios</h2><ul>${rows.join('')}</ul></form>
<h2>Clients</h2><ul>${clients.join('')}</ul>
<h2>Locations of a kind</h2><ul>${locations.join('')}</ul></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
