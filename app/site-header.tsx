import { copy } from '#components/layout/copy.ts';
import { DrawerLink } from '#components/layout/frame-links.tsx';
import { Header } from '#components/layout/header.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { DrawerAccount, UserMenu } from '#features/auth/components/account-entry.tsx';
import { HeaderSearch } from '#features/search/bar/search-bar.tsx';
import { SearchOpener } from '#features/search/modal/search-opener.tsx';
import { webEnv } from '#lib/env.ts';

export function SiteHeader({ focused = false }: { focused?: boolean }) {
  const { BLOG_URL: blog } = webEnv();
  return (
    <Header
      search={!focused && <HeaderSearch />}
      mobileSearch={!focused && <SearchOpener />}
      drawer={
        <DrawerAccount
          search={
            <DrawerLink href="/locations" icon="search">
              {copy.search}
            </DrawerLink>
          }
        >
          <hr className="my-2 border-line" />
          {blog && <DrawerLink href={blog}>{copy.blog}</DrawerLink>}
          <DrawerLink href="/business">{copy.business}</DrawerLink>
        </DrawerAccount>
      }
    >
      {!focused && (
        <nav
          aria-label="Navigare principală"
          className="hidden items-center has-[+button]:-mr-3 lg:flex"
        >
          {blog && (
            <ButtonLink href={blog} variant="quiet" size="small">
              {copy.blog}
            </ButtonLink>
          )}
          <ButtonLink href="/business" variant="quiet" size="small">
            {copy.business}
          </ButtonLink>
        </nav>
      )}
      <UserMenu />
    </Header>
  );
}
