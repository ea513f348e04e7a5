import { useEffect, useId, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useStore } from 'zustand/react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { consent, saveConsent, type ConsentChoice } from '#lib/own/consent-preferences.ts';

let root: Root | null = null;

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
  const [draft, setDraft] = useState({ before, choice: before ?? none });
  // A choice that another tab stores replaces the draft.
  const choice = draft.before === before ? draft.choice : (before ?? none);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    if (opener) title.current?.focus();
    return () => opener?.focus();
  }, [opener]);

  const choose = (chosen: ConsentChoice) => {
    const isStored = saveConsent(chosen);
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
          onChange={(next) => setDraft({ before, choice: next })}
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

export const consentCategories = [
  {
    key: 'essential',
    name: 'Esențiale',
    description: 'Cont, programări și siguranță. Mereu active.',
  },
  {
    key: 'analytics',
    name: 'Analiză',
    description: 'Ce pagini sunt folosite și cât de repede se încarcă.',
  },
  {
    key: 'marketing',
    name: 'Marketing',
    description: 'Reclame și măsurarea lor, lista locațiilor văzute recent.',
  },
] as const;

type ConsentChoicesProps = {
  choice: ConsentChoice;
  onChange: (choice: ConsentChoice) => void;
  onChoose: (choice: ConsentChoice) => void;
};

/** The three buttons must be equally prominent. */
function ConsentChoices({ choice, onChange, onChoose }: ConsentChoicesProps) {
  const choices = [
    { words: 'Acceptă tot', choice: { analytics: true, marketing: true } },
    { words: 'Doar esențiale', choice: none },
    { words: 'Salvează selecția', choice },
  ];
  return (
    <div className="flex flex-col gap-1 md:gap-4">
      <div className="grid md:grid-cols-3 md:gap-x-6 [&_input:disabled]:border-muted [&_input:disabled]:bg-muted [&_label]:py-0.5">
        {consentCategories.map(({ key, name, description }) => (
          <Checkbox
            key={key}
            role="switch"
            checked={key === 'essential' || choice[key]}
            disabled={key === 'essential'}
            onChange={(event) => onChange({ ...choice, [key]: event.target.checked })}
            label={
              <span className="flex flex-col">
                <span className="font-semibold">{name}</span>
                <span className="text-xs text-muted">{description}</span>
              </span>
            }
          />
        ))}
      </div>
      <div className="sticky bottom-0 grid grid-cols-3 gap-2 bg-surface pt-1 pb-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-surface before:to-transparent narrow:static narrow:grid-cols-1 narrow:before:hidden md:p-0 md:before:hidden">
        {choices.map(({ words, choice: chosen }) => (
          <Button
            key={words}
            variant="secondary"
            onClick={() => onChoose(chosen)}
            className="px-1 text-xs leading-tight sm:text-sm"
          >
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}
