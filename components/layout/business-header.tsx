import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { siteLinks } from '#lib/seo/site.ts';
import { businessCopy } from './business-copy.ts';
import { BusinessDrawerMenu } from './business-drawer-menu.tsx';
import { BusinessPages } from './business-pages.tsx';
import { copy } from './copy.ts';
import { DrawerLink } from './drawer-link.tsx';
import { Drawer } from './drawer.tsx';
import { MenuButton } from './menu-button.tsx';
import { SkipLink } from './skip-link.tsx';

const drawerId = 'meniu-partener';
const menuId = 'meniu-afaceri';
const contentId = 'continut-afaceri';

/**
 * Business navigation in the header of business pages. Logo and search are shared with the consumer header,
 * whose navigation makes room (styles/base.css): the layout of cached pages does not know their address, and
 * rendering both headers on every page would add bytes to all.
 */
export function BusinessHeader() {
  const { blog } = siteLinks();
  return (
    <>
      <SkipLink to={contentId}>Sari peste meniul pentru afaceri</SkipLink>
      <div
        data-business-header
        className="pointer-events-none fixed inset-x-0 top-0 z-30 h-(--header-height) short:absolute"
      >
        <div className="page flex h-full items-center justify-end *:pointer-events-auto">
          <nav aria-label="Navigare pentru afaceri" className="hidden items-center lg:flex">
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
          <MenuButton drawer={drawerId} className="lg:hidden" />
        </div>
        <div
          id={menuId}
          popover="auto"
          className="pointer-events-auto fixed top-(--header-height) right-[max(2rem,50vw_-_36rem)] left-auto m-0 w-72 rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          <nav aria-label="Meniul pentru afaceri" className="flex flex-col">
            <DrawerLink href="/business">{copy.business}</DrawerLink>
            <BusinessPages />
          </nav>
        </div>
        <div className="pointer-events-auto">
          <Drawer id={drawerId}>
            <BusinessDrawerMenu />
          </Drawer>
        </div>
      </div>
      <div id={contentId} tabIndex={-1} />
    </>
  );
}
