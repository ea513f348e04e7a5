import type { Metadata } from 'next';
import type { Contest } from '#contract/page-name.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function contestMetadata(contest: Contest): Metadata {
  return pageMetadata({
    title: titleOf(contest),
    description: `${contest.title}. Regulamentul complet, pe Aproape.`,
    path: `/${contest.token}`,
    hidden: true,
  });
}

export function titleOf({ title }: Contest): string {
  return `${title}: regulament`;
}

type RulePart = { kind: 'heading' | 'paragraph'; text: string };

const headingMark = '## ';

export function ruleParts(body: string): RulePart[] {
  return body
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(headingMark)
        ? { kind: 'heading', text: part.slice(headingMark.length) }
        : { kind: 'paragraph', text: part },
    );
}
