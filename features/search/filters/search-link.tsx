import type { ComponentProps } from 'react';
import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { searchHref, type SearchState } from '../search-href.ts';

type SearchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'onChange'> & {
  to: SearchState;
  onChange: (state: SearchState) => void;
};

/** Another search starts at its first page. */
export function SearchLink({ to, onChange, ...rest }: SearchLinkProps) {
  const search = { ...to, page: 1 };
  return (
    <a
      {...rest}
      href={searchHref(search)}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChange(search);
      }}
    />
  );
}
