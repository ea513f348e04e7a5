'use client';

import { useState } from 'react';
import Viewer from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { lazyCopy as copy } from '../lazy-copy.ts';

export type Slide = { src: string; alt: string };

type LightboxViewProps = { slides: Slide[]; index: number; onClose: () => void };

export function LightboxView({ slides, index, onClose }: LightboxViewProps) {
  const [shown, setShown] = useState(index);
  const alone = slides.length < 2;
  return (
    <Viewer
      open
      close={onClose}
      index={index}
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
