import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { siteLinks } from '#lib/seo/site.ts';
import { copy } from '../copy.ts';
import { JoinLinks } from './join-links.tsx';

export function Joining() {
  const { registration, businessIos, businessAndroid } = siteLinks();
  const { title, register, write, fill, send, bookings, byMail, byMailAndApp } = copy.steps;
  const last = { title: bookings, text: (businessIos ?? businessAndroid) ? byMailAndApp : byMail };
  const steps = registration ? [register, fill, last] : [write, send, last];
  return (
    <>
      <NumberedSteps title={title} steps={steps} />
      <section className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 md:p-10">
        <h2 className="text-xl md:text-2xl">{copy.closing}</h2>
        <p className="text-base text-muted">
          {registration ? copy.closingText : copy.closingWrite}
        </p>
        <JoinLinks />
      </section>
    </>
  );
}
