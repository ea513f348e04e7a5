import { createRoot } from 'react-dom/client';
import { Toaster } from 'react-hot-toast';

export { toast } from 'react-hot-toast';

const look = {
  background: 'var(--ink)',
  color: 'var(--canvas)',
  borderRadius: '10px',
  padding: '0.75rem 1rem',
};

// Reached only through showToast: one place for all toasts, made with the first of them.
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(
  <Toaster position="bottom-right" toastOptions={{ duration: 5000, style: look }} />,
);
