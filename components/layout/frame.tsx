import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { MissingPart } from './missing-part.tsx';
import { OfflineOnly } from './shown-only.tsx';

type FrameProps = { header: ReactNode; children: ReactNode; footer: ReactNode };

export function Frame({ header, children, footer }: FrameProps) {
  return (
    <>
      {header}
      <OfflineOnly className="sticky top-(--header-end) z-30 bg-ink text-canvas short:static">
        <p data-offline className="page flex h-12 items-center gap-3 text-xs">
          <Icon name="info" className="narrow:hidden" />
          Ești offline. Vezi doar ce era deja încărcat.
        </p>
      </OfflineOnly>
      <MissingPart />
      <main id="continut" tabIndex={-1} className="flex-1 empty:min-h-lvh">
        {children}
      </main>
      {footer}
    </>
  );
}
