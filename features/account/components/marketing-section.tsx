import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { marketingQuery, useSetMarketing } from '../api/marketing.ts';
import { copy } from '../profile-copy.ts';
import { AccountSection } from './account-section.tsx';

export function MarketingSection() {
  const query = useQuery(marketingQuery);
  const change = useSetMarketing();
  return (
    <AccountSection title={copy.marketing} hint={copy.marketingHint}>
      <QueryContent
        query={query}
        skeleton={<Skeleton className="h-11 w-full" />}
        failed={copy.marketingFailed}
        level={3}
      >
        {({ enabled }) => (
          <div>
            <Checkbox
              label={copy.wantsMarketing}
              checked={change.isPending ? change.variables : enabled}
              onChange={({ target }) => change.mutate(target.checked)}
              error={change.error ? errorSentence(change.error) : undefined}
            />
            <p role="status" className="sr-only">
              {change.isSuccess && (enabled ? copy.marketingOn : copy.marketingOff)}
            </p>
          </div>
        )}
      </QueryContent>
    </AccountSection>
  );
}
