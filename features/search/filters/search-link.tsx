import type { ComponentProps } from 'react';
import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { searchHref, type SearchState } from '../search-href.ts';

type SearchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'onChange'> & {
  to: SearchState;
  onChange: (state: SearchState) => void;
};

export function SearchLink({ to, onChange, ...rest }: SearchLinkProps) {
  return (
    <a
      {...rest}
      href={searchHref(to)}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChange(to);
      }}
    />
  );
}
