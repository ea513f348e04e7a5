import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hintCookie } from '#contract/session-cookies.ts';
import { agoLabel } from '#domain/time/ago-label.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time/local-time.ts';
import { schemeScript } from '#lib/browser/colour-scheme.ts';
import { offlineBookingsKey } from '#lib/own/offline-bookings.ts';
import { pageTitle } from '#lib/seo/page-title.ts';

const title = 'Fără conexiune';

const retryMs = 5_000;

/** Bookings stored 30 or more days ago are hidden. */
const ages = [
  [minuteMs, wordsUpTo(60, minuteMs)],
  [hourMs, wordsUpTo(24, hourMs)],
  [dayMs, wordsUpTo(30, dayMs)],
] as const;

function wordsUpTo(count: number, unitMs: number): string[] {
  const now = new Date(0);
  return Array.from({ length: count }, (_, n) => agoLabel(new Date(-n * unitMs), now));
}

/**
 * Shows the signed-in client's stored bookings; deletes them if there is no session. Polls an
 * endpoint instead of a page, because pages preload files that this CSP blocks.
 */
export const offlineScript = `(() => {
  const ages = ${JSON.stringify(ages)};
  const section = document.querySelector('section');
  const list = section.querySelector('ul');
  const template = section.querySelector('template');

  const readOfflineBookings = () => {
    try {
      if (!/(^|; )${hintCookie}=1/.test(document.cookie)) localStorage.removeItem('${offlineBookingsKey}');
      const { seenAt, bookings } = JSON.parse(localStorage.getItem('${offlineBookingsKey}'));
      return { seenAt, bookings: bookings.filter((booking) => booking) };
    } catch {
      return { bookings: [] };
    }
  };
  const ageOf = (instant) => {
    const passed = Math.max(0, Date.now() - instant);
    const [unit, words] = ages.findLast(([unit]) => passed >= unit) ?? ages[0];
    return words[Math.floor(passed / unit)];
  };
  const itemOf = (booking) => {
    const item = template.content.cloneNode(true);
    for (const part of item.querySelectorAll('[data-of]')) part.textContent = booking[part.dataset.of];
    return item;
  };
  const show = () => {
    const { seenAt, bookings } = readOfflineBookings();
    const age = ageOf(seenAt);
    const left = bookings.filter(({ ends_at }) => Date.parse(ends_at) > Date.now());
    section.hidden = left.length === 0 || !age;
    section.querySelector('[data-age]').textContent = age;
    list.replaceChildren(...left.map(itemOf));
  };

  const reloadPage = async () => {
    if (document.hidden || !navigator.onLine) return;
    try {
      const { status } = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(${retryMs}) });
      if (status < 502) location.reload();
    } catch {}
  };

  addEventListener('online', reloadPage);
  document.addEventListener('visibilitychange', reloadPage);
  setInterval(reloadPage, ${retryMs});
  addEventListener('storage', show);
  setInterval(show, ${minuteMs});
  show();
})()`;

const script = `${schemeScript};${offlineScript}`;

const look = `
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem; background: var(--canvas); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: break-word }
h1, h2 { margin: 2rem 0 0.5rem; font: 600 1.625rem/1.25 Georgia, serif }
h2 { font-size: 1.25rem }
p { margin: 0.5rem 0 }
a { color: var(--brand) }
.logo { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 44px; color: inherit; font: 600 1.5rem Georgia, serif; text-decoration: none }
.retry { display: inline-flex; align-items: center; min-height: 44px; margin-top: 0.5rem; padding: 0 1.25rem; border-radius: 10px; background: var(--brand); color: var(--on-brand); font-weight: 600; text-decoration: none }
.muted { color: var(--muted) }
ul { margin: 1rem 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
li { padding: 1rem 1.25rem }
li + li { border-top: 1px solid var(--line) }
li p { margin: 0 }
.when { font-weight: 600 }
.when::first-letter { text-transform: uppercase }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
`;

/** Self-contained, without private data. */
export function offlinePage(): string {
  return `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${pageTitle(title)}</title>
<style>${tokens()}${look}</style>
</head>
<body>
<header><a class="logo" href="/" aria-label="Aproape, pagina principală">${mark()}aproape</a></header>
<main>
<h1>${title}</h1>
<p>Pagina nu a putut fi încărcată. Verifică conexiunea la internet; când revine, pagina se reîncarcă singură.</p>
<a class="retry" href="">Încearcă din nou</a>
<section hidden>
<h2>Programările tale viitoare</h2>
<p class="muted">Actualizate <span data-age></span>. Între timp este posibil să se fi schimbat ceva.</p>
<ul></ul>
<template><li><p class="when" data-of="when"></p><p data-of="services"></p><p class="muted">cu <span data-of="professional"></span> · <span data-of="place"></span></p><p class="muted" data-of="address"></p><p class="muted" data-of="status"></p></li></template>
</section>
</main>
<script>${script}</script>
</body>
</html>
`;
}

export const offlinePolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function mark(): string {
  return fileOf('public/icon.svg')
    .replace('<svg', '<svg width="32" height="32" aria-hidden="true"')
    .replace('#b4451f', 'var(--brand)')
    .replace('#fff', 'var(--on-brand)');
}

/** Omits syntax that only the CSS build understands. */
function tokens(): string {
  return fileOf('styles/tokens.css')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:root[^{}]*\{\s*@variant[^{}]*\{[^{}]*\}\s*\}/g, '');
}

function fileOf(path: string): string {
  // Read at the build, so the deployment does not need the file.
  return readFileSync(join(/*turbopackIgnore: true*/ process.cwd(), path), 'utf8');
}
