'use client';

import { ButtonLink } from '#components/ui/button-link.tsx';
import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { openAuthModal } from '#lib/auth-modal.ts';
import { copy } from '../copy.ts';

/** Leads to the login page; with script it opens the modal where the visitor is. */
export function LoginLink() {
  return (
    <ButtonLink
      href="/login"
      variant="secondary"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openAuthModal();
      }}
    >
      {copy.login}
    </ButtonLink>
  );
}
