import { businessCopy } from './business-copy.ts';
import { DrawerLink } from './drawer-link.tsx';

/** The ways to what businesses gain and pay, and to the page of each kind of business. */
export function BusinessPages() {
  return (
    <>
      <DrawerLink href="/#pricing">{businessCopy.benefits}</DrawerLink>
      {Object.values(businessCopy.categories).map(({ label, href }) => (
        <DrawerLink key={href} href={href}>
          {label}
        </DrawerLink>
      ))}
    </>
  );
}
