import { businessCopy } from './business-copy.ts';
import { DrawerLink } from './drawer-link.tsx';

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
