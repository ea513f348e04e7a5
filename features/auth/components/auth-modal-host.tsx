'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useAuthModal } from '#lib/auth-modal.ts';

const AuthModal = dynamic(() => import('./auth-modal.tsx').then((module) => module.AuthModal), {
  ssr: false,
});

/** Stands once in the layout; the modal's code arrives when it is first asked for, and then stays. */
export function AuthModalHost() {
  const request = useAuthModal();
  const [wanted, setWanted] = useState(false);
  if (request && !wanted) setWanted(true);
  return wanted ? <AuthModal request={request} /> : null;
}
