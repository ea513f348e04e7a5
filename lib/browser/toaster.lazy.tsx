import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'react-hot-toast';

const look = {
  background: 'var(--ink)',
  color: 'var(--canvas)',
  borderRadius: '10px',
  padding: '0.75rem 1rem',
};

// A popover can appear above an open modal dialog.
const place = document.createElement('div');
place.popover = 'manual';
place.dataset.toasts = '';
document.body.append(place);
createRoot(place).render(
  <Toaster
    position="bottom-right"
    toastOptions={{
      duration: 5000,
      style: look,
      success: { iconTheme: { primary: 'var(--leaf)', secondary: 'var(--on-brand)' } },
      error: { iconTheme: { primary: 'var(--danger)', secondary: 'var(--on-brand)' } },
    }}
  />,
);

export function raiseToast(message: string, tone: 'success' | 'error'): () => void {
  place.hidePopover();
  place.showPopover();
  const id = toast[tone](message);
  return () => toast.dismiss(id);
}
