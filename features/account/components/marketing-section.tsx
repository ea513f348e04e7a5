import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { marketingQuery, useSetMarketing } from '../api/marketing.ts';
import { AccountSection } from './account-section.tsx';

export function MarketingSection() {
  const query = useQuery(marketingQuery);
  const change = useSetMarketing();
  return (
    <AccountSection
      title="Oferte și noutăți"
      hint="Poți să te răzgândești oricând. Mesajele despre programările tale vin oricum."
    >
      <QueryContent
        query={query}
        skeleton={<Skeleton className="h-11 w-full" />}
        failed="Nu am putut încărca alegerea ta."
        level={3}
      >
        {({ enabled }) => (
          <div>
            <Checkbox
              label="Vreau oferte și noutăți pe e-mail"
              checked={change.isPending ? change.variables : enabled}
              onChange={({ target }) => change.mutate(target.checked)}
              error={change.error ? errorSentence(change.error) : undefined}
            />
            <p role="status" className="sr-only">
              {change.isSuccess &&
                (enabled
                  ? 'Îți trimitem oferte și noutăți pe e-mail.'
                  : 'Nu îți mai trimitem oferte și noutăți.')}
            </p>
          </div>
        )}
      </QueryContent>
    </AccountSection>
  );
}
