import type { ComponentProps } from 'react';
import { CardGrid } from './card-grid.tsx';
import { LaterCardTools } from './later-card-tools.tsx';

type CachedCardsProps = Omit<ComponentProps<typeof CardGrid>, 'tools'> & { criteria?: string };

export function CachedCards({ criteria, ...props }: CachedCardsProps) {
  const named = props.cards.map(({ id, slug, name }) => ({ id, slug, name }));
  return (
    <CardGrid
      {...props}
      tools={(card) => {
        const own = named.find(({ id }) => id === card.id);
        return own && <LaterCardTools card={own} batch={named} criteria={criteria} />;
      }}
    />
  );
}
