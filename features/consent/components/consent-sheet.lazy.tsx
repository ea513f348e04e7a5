import { useEffect, useId, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useStore } from 'zustand/react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { consent, saveConsent, type ConsentChoice } from '#lib/own/consent-preferences.ts';
import { ConsentChoices } from './consent-choices.tsx';

let root: Root | null = null;

/** `opener`, the pressed "Setări cookie" link, gets the focus back. */
export function askConsent(opener: HTMLElement | null): void {
  root ??= createRoot(insertContainer());
  root.render(<ConsentSheet opener={opener} onClose={() => root?.render(null)} />);
}

function insertContainer(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.consent = '';
  const first = document.querySelector('body > a');
  if (first) first.after(place);
  else document.body.prepend(place);
  return place;
}

const none = { analytics: false, marketing: false };

type ConsentSheetProps = { opener: HTMLElement | null; onClose: () => void };

function ConsentSheet({ opener, onClose }: ConsentSheetProps) {
  const before = useStore(consent);
  const [choice, setChoice] = useState(before ?? none);
  const [last, setLast] = useState(before);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // Another tab has stored a choice.
  if (last !== before) {
    setLast(before);
    setChoice(before ?? none);
  }

  useEffect(() => {
    if (opener) title.current?.focus();
    return () => opener?.focus();
  }, [opener]);

  const choose = (consent: ConsentChoice) => {
    const isStored = saveConsent(consent);
    onClose();
    if (!opener) document.querySelector('main')?.focus({ preventScroll: true });
    if (!isStored)
      void showToast(
        'Browserul nu păstrează alegerea: te întrebăm din nou data viitoare.',
        'error',
      );
    else if (opener) void showToast('Ți-am salvat preferințele.');
  };

  const canClose = before !== null;

  if (!opener && before) return null;
  return (
    <section
      ref={followHeight}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && canClose) onClose();
      }}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[max(13rem,min(60dvh,100dvh_-_27rem))] overflow-y-auto md:max-h-[60dvh] border-t border-line bg-surface text-ink shadow-float"
    >
      <div className="page grid gap-x-10 gap-y-1 pt-2 md:py-5 lg:grid-cols-[1fr_1.4fr]">
        <div className="flex flex-col gap-1">
          <div className="flex min-h-8 items-center justify-between gap-4">
            <h2 ref={title} id={id} tabIndex={-1} className="text-lg">
              Preferințe de marketing
            </h2>
            {canClose && (
              <IconButton label="Închide" icon="x" onClick={onClose} className="-my-2 -mr-2" />
            )}
          </div>
          <p id={`${id}-text`} className="text-xs text-muted md:text-sm">
            Folosim cookie-uri și date din browser. Cele esențiale țin pagina în funcțiune; pe
            celelalte le folosim numai dacă ești de acord.{' '}
            <a href="/privacy-policy#cookie" className="font-semibold underline">
              Află mai multe
            </a>
          </p>
        </div>
        <ConsentChoices
          choice={choice}
          onChange={(key, allowed) => setChoice({ ...choice, [key]: allowed })}
          onChoose={choose}
        />
      </div>
    </section>
  );
}

function followHeight(sheet: HTMLElement) {
  const { style, dataset } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--consent-height', `${sheet.offsetHeight}px`),
  );
  observer.observe(sheet);
  dataset.asksConsent = '';
  return () => {
    observer.disconnect();
    delete dataset.asksConsent;
  };
}
