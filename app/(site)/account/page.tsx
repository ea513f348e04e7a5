import { AccountMenu } from '#features/account/components/account-menu.tsx';
import { copy } from '#features/account/account-links.ts';

export const metadata = { title: copy.account };

export default function Page() {
  return <AccountMenu />;
}
