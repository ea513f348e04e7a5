import { Icon } from '#components/ui/icon.tsx';
import { copy } from './copy.ts';

type MenuButtonProps = { drawer: string; className: string };

export function MenuButton({ drawer, className }: MenuButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={drawer}
      aria-label={copy.menu}
      className={`-mr-2 inline-flex h-11 w-[min(2.75rem,20vw)] shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken ${className}`}
    >
      <Icon name="menu" size={24} />
    </button>
  );
}
