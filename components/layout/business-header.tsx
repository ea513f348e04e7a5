import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { webEnv } from '#lib/env.ts';
import { configuredLink } from '#lib/seo/site.ts';
import { businessCopy, copy } from './copy.ts';
import { DrawerLink } from './frame-links.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { NewTabLink } from './new-tab.tsx';

const menuId = 'meniu-afaceri';

export function BusinessHeader(searches: Pick<HeaderProps, 'search' | 'mobileSearch'>) {
  const { BLOG_URL: blog } = webEnv();
  return (
    <Header {...searches} drawer={<BusinessDrawerMenu />}>
      <>
        <nav aria-label="Navigare pentru afaceri" className="-mr-3 hidden items-center lg:flex">
          {blog && (
            <ButtonLink href={blog} variant="quiet" size="small">
              {copy.blog}
            </ButtonLink>
          )}
          <ButtonLink href="/" variant="quiet" size="small">
            {businessCopy.findSpecialist}
          </ButtonLink>
          <button
            type="button"
            popoverTarget={menuId}
            className="inline-flex min-h-target items-center gap-1.5 rounded-control px-3 text-sm font-semibold text-ink transition-colors hover:bg-sunken"
          >
            {copy.business}
            <Icon name="chevron-down" size={16} />
          </button>
        </nav>
        <div
          id={menuId}
          popover="auto"
          className="fixed top-(--header-height) right-[max(2rem,50vw_-_36rem)] left-auto m-0 w-72 rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          <nav aria-label="Meniul pentru afaceri" className="flex flex-col">
            <DrawerLink href="/business">{copy.business}</DrawerLink>
            <BusinessPages />
          </nav>
        </div>
      </>
    </Header>
  );
}

function BusinessDrawerMenu() {
  const env = webEnv();
  const { BLOG_URL: blog, registrationUrl } = env;
  const apps = [
    ...configuredLink('App Store', env.BUSINESS_IOS_APP_URL),
    ...configuredLink('Google Play', env.BUSINESS_ANDROID_APP_URL),
  ];
  return (
    <>
      <DrawerLink href="/" icon="search">
        {businessCopy.findSpecialist}
      </DrawerLink>
      {registrationUrl && (
        <DrawerLink href={registrationUrl} icon="building">
          {copy.register}
        </DrawerLink>
      )}
      <hr className="my-2 border-line" />
      <BusinessPages />
      {blog && <DrawerLink href={blog}>{copy.blog}</DrawerLink>}
      {registrationUrl && (
        <ButtonLink href={registrationUrl} full className="mt-4">
          {businessCopy.join}
        </ButtonLink>
      )}
      {apps.length > 0 && (
        <>
          <h2 className="mt-6 px-3 text-base">Aplicația pentru afaceri</h2>
          <ul className="flex flex-wrap gap-2 px-3 pt-2">
            {apps.map(({ label, href }) => (
              <li key={href}>
                <NewTabLink href={href}>{label}</NewTabLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function BusinessPages() {
  return (
    <>
      <DrawerLink href="/#pricing">Beneficii și preț</DrawerLink>
      {Object.values(businessCopy.categories).map(({ label, href }) => (
        <DrawerLink key={href} href={href}>
          {label}
        </DrawerLink>
      ))}
    </>
  );
}
