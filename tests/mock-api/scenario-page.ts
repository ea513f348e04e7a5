import { controlPath } from './control.ts';
import { scenarios } from './scenarios/scenarios.ts';
import type { World } from './world.ts';

/** The page of the mocked api: every scenario with what it does, the clock, the clients and the locations. */
export function scenarioPage(world: World): string {
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
