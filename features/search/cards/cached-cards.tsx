import type { ComponentProps, ReactNode } from 'react';
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

type CardSectionProps = Pick<CachedCardsProps, 'cards' | 'criteria'> & {
  title: string;
  children: ReactNode;
};

export function CardSection({ title, children, ...cards }: CardSectionProps) {
  if (cards.cards.length === 0) return null;
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-xl md:text-2xl">{title}</h2>
        {children}
      </div>
      <CachedCards {...cards} label={title} strip />
    </section>
  );
}
