import { useEffect, useRef, useState } from 'react';
import Viewer, { type ControllerRef } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { NavLink } from '#components/ui/nav-link.tsx';
import { useBack } from '#hooks/use-back.ts';
import { isFocusLost } from '#lib/browser/focus-heading.ts';
import { feedbackPath } from '#lib/paths.ts';

const labels = {
  Lightbox: 'Fotografii',
  'Photo gallery': 'Fotografii',
  Carousel: 'carusel',
  Slide: 'fotografie',
  '{index} of {total}': 'Fotografia {index} din {total}',
  Previous: 'Fotografia anterioară',
  Next: 'Fotografia următoare',
  Close: 'Închide',
};

export type Slide = { src: string; alt: string; id: number };

type LightboxViewProps = { slides: Slide[]; index: number; onClose: () => void };

export function LightboxView({ slides, index, onClose }: LightboxViewProps) {
  const [current, setCurrent] = useState(index);
  const viewer = useRef<ControllerRef>(null);
  const alone = slides.length < 2;
  const last = slides.length - 1;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Home') setCurrent(0);
      if (event.key === 'End') setCurrent(last);
      if (event.key === 'Tab') stayInside(event);
      // After a swipe nothing has the focus, so the viewer itself misses the key.
      if (event.key === 'Escape' && isFocusLost()) viewer.current?.close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);
  useBack(true, () => {
    viewer.current?.close();
    return false;
  });
  return (
    <Viewer
      open
      close={onClose}
      index={current}
      slides={slides}
      on={{ view: (view) => setCurrent(view.index) }}
      carousel={{ finite: alone }}
      controller={{ ref: viewer, closeOnBackdropClick: true }}
      labels={labels}
      render={{
        controls: () => (
          <>
            <p role="status" className="yarl__place">
              Fotografia {current + 1} din {slides.length}
            </p>
            <NavLink
              href={feedbackPath(window.location.pathname, slides[current]?.id)}
              className="yarl__report min-h-target px-3 text-sm underline underline-offset-4"
            >
              Raportează fotografia
            </NavLink>
          </>
        ),
        ...(alone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

function stayInside(event: KeyboardEvent): void {
  const controls = [...document.querySelectorAll<HTMLElement>('.yarl__root :is(a, button)')];
  const at = controls.findIndex((control) => control === document.activeElement);
  const to = event.shiftKey ? (at > 0 ? at : controls.length) - 1 : (at + 1) % controls.length;
  event.preventDefault();
  controls[to]?.focus();
}
