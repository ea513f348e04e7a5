'use client';

import { useDocumentTitle } from '#hooks/use-document-title.ts';

/** For an address without a route Next sends the right title, then puts the layout's in its place: sets it again. */
export function PageTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
