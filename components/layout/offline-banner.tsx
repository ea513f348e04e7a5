import { infoIcon } from '#components/icons/info-icon.ts';
import { Icon } from '#components/ui/icon.tsx';
import { copy } from './copy.ts';
import { OfflineOnly } from './offline-only.tsx';

/** Floats over the page, clear of a bar at its bottom, so nothing moves when it comes. */
export function OfflineBanner() {
  return (
    <OfflineOnly>
      <p className="pointer-events-none fixed bottom-4 left-4 z-30 mr-4 flex items-center gap-3 rounded-control bg-ink px-4 py-2.5 text-canvas shadow-float in-[body:has(main_.bottom-0)]:bottom-24">
        <Icon path={infoIcon} />
        {copy.offline}
      </p>
    </OfflineOnly>
  );
}
