import { ButtonLink } from '#components/ui/button-link.tsx';
import { siteLinks } from '#lib/seo/site.ts';
import { businessCopy } from './business-copy.ts';
import { BusinessPages } from './business-pages.tsx';
import { copy } from './copy.ts';
import { DrawerLink } from './drawer-link.tsx';
import { NewTabLink } from './new-tab-link.tsx';

/** Content of the business drawer; omits links without an address. */
export function BusinessDrawerMenu() {
  const { blog, registration, businessIos, businessAndroid } = siteLinks();
  const apps = [
    { label: 'App Store', href: businessIos },
    { label: 'Google Play', href: businessAndroid },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  return (
    <>
      <DrawerLink href="/" icon="search">
        {businessCopy.findSpecialist}
      </DrawerLink>
      {registration && (
        <DrawerLink href={registration} icon="building">
          {copy.register}
        </DrawerLink>
      )}
      <hr className="my-2 border-line" />
      <BusinessPages />
      {blog && <DrawerLink href={blog}>{copy.blog}</DrawerLink>}
      {registration && (
        <ButtonLink href={registration} full className="mt-4">
          Devino partener
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
