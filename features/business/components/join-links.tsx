import { ButtonLink } from '#components/ui/button-link.tsx';
import { contactEmail, siteLinks } from '#lib/seo/site.ts';
import { copy } from '../copy.ts';

/** Links to the business registration, or to a mail if there is no portal. */
export function JoinLinks({ benefits = false }: { benefits?: boolean }) {
  const { registration } = siteLinks();
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={registration ?? `mailto:${contactEmail()}`} size="large">
        {registration ? copy.join : 'Scrie-ne'}
      </ButtonLink>
      {benefits && (
        <ButtonLink href="/#pricing" variant="secondary" size="large">
          Beneficii și preț
        </ButtonLink>
      )}
    </div>
  );
}
