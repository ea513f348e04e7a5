import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { showToast } from '#lib/browser/show-toast.ts';

type FeedLinksProps = { url: string; of?: string; children: ReactNode };

export function FeedLinks({ url, of, children }: FeedLinksProps) {
  const action = (text: string) => ({
    ...(of ? ({ variant: 'quiet', size: 'small' } as const) : ({ variant: 'secondary' } as const)),
    'aria-label': of && `${text}: ${of}`,
    children: text,
  });
  return (
    <>
      <ButtonLink href={url.replace(/^https?:/, 'webcal:')} {...action('Adaugă în calendar')} />
      <Button onClick={() => void copyLink(url)} {...action('Copiază linkul')} />
      {children}
    </>
  );
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    void showToast('Am copiat linkul.');
  } catch {
    void showToast('Nu am putut copia linkul. Folosește „Adaugă în calendar”.', 'error');
  }
}
