import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { copy } from '../copy.ts';
import { JoinLinks } from './join-links.tsx';

/** How a business begins, and the way in once more. */
export function Joining() {
  return (
    <>
      <NumberedSteps title={copy.steps.title} steps={copy.steps.list} />
      <section className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 md:p-10">
        <h2 className="text-xl md:text-2xl">{copy.closing}</h2>
        <p className="text-base text-muted">{copy.closingText}</p>
        <JoinLinks />
      </section>
    </>
  );
}
