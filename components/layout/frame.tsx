import type { ReactNode } from 'react';
import { MissingPart } from './missing-part.tsx';
import { OfflineBanner } from './offline-banner.tsx';

type FrameProps = { header: ReactNode; children: ReactNode; footer: ReactNode };

export function Frame({ header, children, footer }: FrameProps) {
  return (
    <>
      {header}
      <OfflineBanner />
      <MissingPart />
      <main id="continut" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </>
  );
}
