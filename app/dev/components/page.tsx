import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ShowcasePage } from '#features/showcase/components/showcase-page.tsx';
import { copy } from '#features/showcase/copy.ts';
import { webEnv } from '#lib/env.ts';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export const dynamic = 'force-dynamic';

export default function Page() {
  if (webEnv().mode === 'production') notFound();
  return <ShowcasePage />;
}
