import { copy } from '#features/account/account-links.ts';
import { AccountPage } from '#features/account/components/account-page.tsx';
import { SubscriptionList } from '#features/account/components/subscription-list.tsx';
import { ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { signedInRead } from '#lib/api/page-read.ts';

export const metadata = { title: copy.subscriptions };

export default async function Page() {
  const read = sessionCall('listSubscriptions');
  const subscriptions = await signedInRead(read, '/account/subscriptions');
  const client = getQueryClient();
  if (subscriptions) client.setQueryData(ownSubscriptionsQuery.queryKey, subscriptions.data);
  return (
    <AccountPage title={copy.subscriptions} client={client}>
      <SubscriptionList />
    </AccountPage>
  );
}
