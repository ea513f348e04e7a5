import { accountCopy } from '#components/layout/copy.ts';
import { userQuery } from '#features/account/api/account-queries.ts';
import { AccountPage } from '#features/account/components/account-page.tsx';
import { ProfileView } from '#features/account/components/profile-view.tsx';
import { getQueryClient } from '#lib/api/query-client.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { signedInRead } from '#lib/api/page-read.ts';

export const metadata = { title: accountCopy.profile };

export default async function Page() {
  const user = await signedInRead(sessionCall('user'), '/account/profile');
  const client = getQueryClient();
  if (user) client.setQueryData(userQuery.queryKey, user.data);
  return (
    <AccountPage title={accountCopy.profile} client={client}>
      <ProfileView />
    </AccountPage>
  );
}
