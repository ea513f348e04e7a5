import type { ComponentProps } from 'react';
import { buttonClasses } from './classes.ts';
import { Spinner } from './spinner.tsx';

type LoadMoreLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; loading?: boolean };

/** A real link to the next page, which script may intercept. */
export function LoadMoreLink({ loading = false, children, ...rest }: LoadMoreLinkProps) {
  return (
    <a
      {...rest}
      rel="next"
      aria-busy={loading || undefined}
      className={buttonClasses({ variant: 'secondary', size: 'large' })}
    >
      {loading && <Spinner />}
      {children}
    </a>
  );
}
