import { businessCopy } from './business-copy.ts';
import { DrawerLink } from './drawer-link.tsx';

export function BusinessPages() {
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
