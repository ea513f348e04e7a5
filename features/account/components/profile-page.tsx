import { sessionCall } from '#lib/api/server-call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { userQuery } from '../api/user-query.ts';
import { copy } from '../copy.ts';
import { signedInRead } from '#lib/api/signed-in-read.ts';
import { AccountPage } from './account-page.tsx';
import { ProfileView } from './profile-view.tsx';

export async function ProfilePage() {
  const response = await signedInRead(sessionCall('user'), '/account/profile');
  const client = getQueryClient();
  if (response) client.setQueryData(userQuery.queryKey, response.data);
  return (
    <AccountPage title={copy.profile} client={client}>
      <ProfileView />
    </AccountPage>
  );
}
