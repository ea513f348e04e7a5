import { Icon } from '#components/ui/icon.tsx';
import { OfflineOnly } from './offline-only.tsx';

export function OfflineBanner() {
  return (
    <OfflineOnly className="sticky top-(--header-end) z-30 bg-ink text-canvas short:static">
      <p data-offline className="page flex h-12 items-center gap-3 text-xs">
        <Icon name="info" className="narrow:hidden" />
        Ești offline. Vezi doar ce era deja încărcat.
      </p>
    </OfflineOnly>
  );
}
