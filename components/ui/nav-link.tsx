'use client';

import Link from 'next/link';
import { useState, type ComponentProps } from 'react';
import { isSavingData } from './saving-data.ts';

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/** A link within the site: its page is fetched when somebody means to go there, not before. */
export function NavLink({ onPointerEnter, onFocus, ...rest }: NavLinkProps) {
  const [meant, setMeant] = useState(false);
  const mean = () => {
    if (!isSavingData()) setMeant(true);
  };
  return (
    <Link
      {...rest}
      prefetch={meant ? null : false}
      onPointerEnter={(event) => {
        mean();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        mean();
        onFocus?.(event);
      }}
    />
  );
}
