import type { ComponentProps } from 'react';
import { CardGrid } from './card-grid.tsx';
import { LaterCardTools } from './later-card-tools.tsx';

/** The browser adds favourites and free slots: they depend on the visitor and the time. */
export function CachedCards(props: Omit<ComponentProps<typeof CardGrid>, 'tools'>) {
  const named = props.cards.map(({ id, slug, name }) => ({ id, slug, name }));
  return (
    <CardGrid
      {...props}
      tools={(card) => {
        const own = named.find(({ id }) => id === card.id);
        return own && <LaterCardTools card={own} batch={named} />;
      }}
    />
  );
}
