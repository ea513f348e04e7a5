import { showToast } from './show-toast.ts';

export async function copyFeedLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    void showToast('Am copiat linkul.');
  } catch {
    void showToast('Nu am putut copia linkul. Folosește „Adaugă în calendar”.', 'error');
  }
}
