import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { siteLinks } from '#lib/seo/site.ts';
import { JoinLinks } from './join-links.tsx';

const copy = {
  title: 'Cum începi',
  register: { title: 'Te înscrii', text: 'în portalul partenerilor, cu datele firmei tale.' },
  write: { title: 'Ne scrii', text: 'un e-mail cu datele firmei tale.' },
  fill: { title: 'Completezi', text: 'serviciile, prețurile, echipa și programul.' },
  send: { title: 'Ne trimiți', text: 'serviciile, prețurile, echipa și programul.' },
  bookings: 'Primești programări',
  byMail: 'pe e-mail.',
  byMailAndApp: 'pe e-mail și în aplicația pentru afaceri.',
};

export function Joining() {
  const { registration, businessIos, businessAndroid } = siteLinks();
  const { title, register, write, fill, send, bookings, byMail, byMailAndApp } = copy;
  const last = { title: bookings, text: (businessIos ?? businessAndroid) ? byMailAndApp : byMail };
  const steps = registration ? [register, fill, last] : [write, send, last];
  return (
    <>
      <NumberedSteps title={title} steps={steps} />
      <section className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 md:p-10">
        <h2 className="text-xl md:text-2xl">Hai pe Aproape</h2>
        <p className="text-base text-muted">
          {registration
            ? 'Înscrierea se face online, în portalul partenerilor.'
            : 'Scrie-ne și îți spunem cum începi.'}
        </p>
        <JoinLinks />
      </section>
    </>
  );
}
