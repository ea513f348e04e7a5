import type { ReactNode } from 'react';
import './floor.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ro">
      <body>{children}</body>
    </html>
  );
}
