import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { paths } from '#contract/paths.ts';
import type { VitalsBody } from '#contract/vitals.ts';
import { consent } from '#lib/own/consent-preferences.ts';
import { pageAt } from '#lib/pages.ts';

let started = false;

export function measurePage(path: string): void {
  if (started) return;
  started = true;
  const page = pageAt(path).measuredAs;
  const metrics = new Map<Metric['name'], number>();
  for (const on of [onTTFB, onFCP, onLCP, onINP, onCLS])
    on(({ name, value }: Metric) => void metrics.set(name, value));
  const leave = () => {
    if (document.visibilityState !== 'hidden' || metrics.size === 0) return;
    const samples = [...metrics].map(([metric, value]) => ({ metric, value }));
    if (consent.getState()?.analytics) send({ page, samples });
    document.removeEventListener('visibilitychange', leave);
  };
  document.addEventListener('visibilitychange', leave);
}

function send(body: VitalsBody): void {
  const [, url = ''] = paths.sendVitals.split(' ');
  navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
