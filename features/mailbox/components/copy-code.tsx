'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';

export function CopyCode({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false);
  const take = () =>
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span className="sr-only">Codul din mesaj</span>
      <code className="tabular rounded-control bg-sunken px-4 py-2 text-2xl font-semibold tracking-widest select-all">
        {code}
      </code>
      <Button variant="secondary" onClick={take}>
        Copiază codul
      </Button>
      <span role="status" className="text-sm text-muted">
        {isCopied && 'Copiat'}
      </span>
    </div>
  );
}
