import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'react-hot-toast';

const look = {
  background: 'var(--ink)',
  color: 'var(--canvas)',
  borderRadius: '10px',
  padding: '0.75rem 1rem',
};

// Reached only through showToast: one place for all toasts, made with the first of them. A popover,
// because nothing else can stand above an open modal dialog.
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

/** Shows a toast above everything that is open now. */
export function raiseToast(message: string, tone: 'success' | 'error') {
  place.hidePopover();
  place.showPopover();
  toast[tone](message);
}
