'use client';

import { useEffect, useState } from 'react';
import Viewer from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { lazyCopy as copy } from '../lazy-copy.ts';

export type Slide = { src: string; alt: string };

type LightboxViewProps = { slides: Slide[]; index: number; onClose: () => void };

/** The pictures large, above the page: the viewer brings arrows, swipe and the way back to what opened it. */
export function LightboxView({ slides, index, onClose }: LightboxViewProps) {
  const [shown, setShown] = useState(index);
  const alone = slides.length < 2;
  const last = slides.length - 1;
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Home') setShown(0);
      if (key === 'End') setShown(last);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);
  return (
    <Viewer
      open
      close={onClose}
      index={shown}
      slides={slides}
      on={{ view: (view) => setShown(view.index) }}
      carousel={{ finite: alone }}
      controller={{ closeOnBackdropClick: true }}
      labels={copy.lightbox}
      render={{
        controls: () => (
          <p role="status" className="yarl__place">
            {copy.pictureOf(shown + 1, slides.length)}
          </p>
        ),
        ...(alone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
