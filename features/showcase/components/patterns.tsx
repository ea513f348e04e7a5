'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { chipClasses } from '#components/ui/chip.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { RadioChip, timeGrid } from '#components/ui/radio-chip.tsx';
import { showToast } from '#lib/browser/show-toast.ts';

const categories = ['Toate', 'Tuns', 'Vopsit', 'Tratamente'];
const hours = ['09:00', '09:30', '10:00', '12:15', '17:30'];
const rows = ['Date personale', 'Securitate', 'Abonamente'];

export function Patterns() {
  const [hour, setHour] = useState('10:00');
  return (
    <>
      <ul className="chip-row">
        {categories.map((name, at) => (
          <li key={name} className={chipClasses(at === 0)}>
            {name}
          </li>
        ))}
      </ul>
      <fieldset className={timeGrid}>
        <legend className="sr-only">Ora</legend>
        {hours.map((one) => (
          <RadioChip key={one} name="ora" checked={one === hour} onChange={() => setHour(one)}>
            {one}
          </RadioChip>
        ))}
      </fieldset>
      <ul className="max-w-reading divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {rows.map((name) => (
          <li key={name} className="flex min-h-14 items-center justify-between gap-4 px-4">
            <span className="font-semibold">{name}</span>
            <Icon name="chevron-right" className="text-muted" />
          </li>
        ))}
      </ul>
      <div className="flex max-w-reading items-center justify-between gap-4 border-t border-line bg-canvas py-3">
        <p className="min-w-0 flex-1">
          <span className="tabular block text-base font-semibold">75 RON</span>
          <span className="text-xs text-muted">mâine, {hour}</span>
        </p>
        <Button size="large" className="min-w-36">
          Continuă
        </Button>
      </div>
    </>
  );
}

export function FloatingParts() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Deschide o fereastră
      </Button>
      <Button variant="secondary" onClick={() => void showToast('Am salvat.')}>
        Arată un mesaj
      </Button>
      <Button variant="secondary" onClick={() => void showToast('Nu am putut salva.', 'error')}>
        Arată o eroare
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Anulezi programarea?">
        <p>Ora se eliberează imediat.</p>
      </Dialog>
    </div>
  );
}
