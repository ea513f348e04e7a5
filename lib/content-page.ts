import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from './seo.ts';

/** Parameters of a page that has none: below its own address there is nothing. */
export type ContentParams = { params: Promise<{ path?: string[] }> };

type ContentText = { title: string; description: string };

/** Returns the metadata of a page at `address`, none for what is below it. */
export async function contentMetadata(
  { params }: ContentParams,
  address: string,
  { title, description }: ContentText,
): Promise<Metadata> {
  return (await params).path ? {} : pageMetadata({ title, description, path: address });
}

/** Ends the rendering with a 404 below the address of a page that has nothing there. */
export async function requireOwnAddress({ params }: ContentParams): Promise<void> {
  if ((await params).path) notFound();
}
