import { copy } from '#features/account/account-links.ts';
import { sessionsQuery, userQuery } from '#features/account/api/account-queries.ts';
import { AccountPage } from '#features/account/components/account-page.tsx';
import { SecurityView } from '#features/account/components/security-view.tsx';
import { getQueryClient } from '#lib/api/query-client.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { signedInRead } from '#lib/api/page-read.ts';

export const metadata = { title: copy.security };

export default async function Page() {
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
