import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from './seo.ts';

export type ContentParams = { params: Promise<{ path?: string[] }> };

type ContentText = { title: string; description: string };

/** None for paths below the page's own. */
export async function contentMetadata(
  { params }: ContentParams,
  address: string,
  { title, description }: ContentText,
): Promise<Metadata> {
  return (await params).path ? {} : pageMetadata({ title, description, path: address });
}

/** 404 for paths below the page's own. */
export async function requireOwnAddress({ params }: ContentParams): Promise<void> {
  if ((await params).path) notFound();
}
