'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type NavLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** The page is cached HTML: all of it is fetched ahead, so that it is there at the click. */
  cached?: boolean;
};

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>;

/** By itself Next fetches only the frame of a page that was not rendered by the build. */
const whole: PrefetchOptions = { kind: 'full' as PrefetchOptions['kind'] };

/**
 * A link within the site: its page is fetched when somebody means to go there, not before. It does
 * over the router what next/link does, without that one's 4 KB in every first load.
 */
export function NavLink(props: NavLinkProps) {
  const { href, cached, onPointerEnter, onFocus, onClick, ...rest } = props;
  const router = useRouter();
  const mean = () => {
    if (!isSavingData()) router.prefetch(href, cached ? whole : undefined);
  };
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        mean();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        mean();
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event) || rest.target === '_blank') return;
        event.preventDefault();
        router.push(href);
      }}
    />
  );
}

/** Whether the visitor asked for another tab or window, which is the browser's business. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor is on 2g or asked to save data: nothing is fetched ahead then. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}
