import { sessionCall } from '#lib/api/server-call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-subscriptions-query.ts';
import { copy } from '../copy.ts';
import { signedInRead } from '#lib/api/signed-in-read.ts';
import { AccountPage } from './account-page.tsx';
import { SubscriptionList } from './subscription-list.tsx';

export async function SubscriptionsPage() {
  const response = await signedInRead(sessionCall('listSubscriptions'), '/account/subscriptions');
  const client = getQueryClient();
  if (response) client.setQueryData(ownSubscriptionsQuery.queryKey, response.data);
  return (
    <AccountPage title={copy.subscriptions} client={client}>
      <SubscriptionList />
    </AccountPage>
  );
}
