import { Icon } from '#components/ui/icon.tsx';
import { copy } from './copy.ts';
import { drawerId } from './drawer.tsx';

/** The burger, which opens the drawer. */
export function MenuButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      popoverTarget={drawerId}
      aria-label={copy.menu}
      className={`-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken ${className}`}
    >
      <Icon name="menu" size={24} />
    </button>
  );
}
