import { sessionCall } from '#lib/api/server-call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { userQuery } from '../api/user-query.ts';
import { copy } from '../copy.ts';
import { signedInRead } from '#lib/api/signed-in-read.ts';
import { AccountPage } from './account-page.tsx';
import { SecurityView } from './security-view.tsx';

export async function SecurityPage() {
  const path = '/account/security';
  const [user, sessions] = await Promise.all([
    signedInRead(sessionCall('user'), path),
    signedInRead(sessionCall('listSessions'), path),
  ]);
  const client = getQueryClient();
  if (user) client.setQueryData(userQuery.queryKey, user.data);
  if (sessions) client.setQueryData(sessionsQuery.queryKey, sessions.data);
  return (
    <AccountPage title={copy.security} client={client}>
      <SecurityView />
    </AccountPage>
  );
}
