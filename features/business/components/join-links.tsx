import { ButtonLink } from '#components/ui/button-link.tsx';
import { contactEmail, siteLinks } from '#lib/site.ts';
import { copy } from '../copy.ts';

/** The way to the registration of businesses; where there is no portal, to a mail. */
export function JoinLinks({ benefits = false }: { benefits?: boolean }) {
  const { registration } = siteLinks();
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={registration ?? `mailto:${contactEmail()}`} size="large">
        {registration ? copy.join : copy.write}
      </ButtonLink>
      {benefits && (
        <ButtonLink href="/#pricing" variant="secondary" size="large">
          {copy.benefitsLink}
        </ButtonLink>
      )}
    </div>
  );
}
