'use client';

import { useIsHome } from '#hooks/use-page-group.ts';

export function HeaderLogoName() {
  return <LogoName className={useIsHome() ? '' : 'max-sm:hidden'} />;
}

export function LogoName({ className = '' }: { className?: string }) {
  return (
    <span
      className={`font-display text-[1.5rem] leading-[2.75rem] narrow:hidden font-semibold tracking-tight ${className}`}
    >
      aproape
    </span>
  );
}
