'use client';

import Viewer from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { lightboxCopy as copy } from '../lightbox-copy.ts';

export type Slide = { src: string; alt: string };

type LightboxViewProps = { slides: Slide[]; index: number; onClose: () => void };

export function LightboxView({ slides, index, onClose }: LightboxViewProps) {
  return (
    <Viewer
      open
      close={onClose}
      index={index}
      slides={slides}
      carousel={{ finite: slides.length < 2 }}
      controller={{ closeOnBackdropClick: true }}
      labels={copy}
      {...(slides.length < 2 && {
        render: { buttonPrev: () => null, buttonNext: () => null },
      })}
    />
  );
}
