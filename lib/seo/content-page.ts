import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from './seo.ts';

/** Parameters of a page that has no subpages. */
export type ContentParams = { params: Promise<{ path?: string[] }> };

type ContentText = { title: string; description: string };

/** Returns the metadata of the page at `address`, and none for paths below it. */
export async function contentMetadata(
  { params }: ContentParams,
  address: string,
  { title, description }: ContentText,
): Promise<Metadata> {
  return (await params).path ? {} : pageMetadata({ title, description, path: address });
}

/** Renders the 404 page for paths below the page's own address. */
export async function requireOwnAddress({ params }: ContentParams): Promise<void> {
  if ((await params).path) notFound();
}
