import { businessCategories, type BusinessCategoryName } from './categories.ts';
import { copy } from './copy.ts';

/** Returns what search engines hear of the page for businesses, or of the page of one kind of them. */
export function businessText(category?: BusinessCategoryName): {
  title: string;
  description: string;
} {
  const { searchTitle, description } = category ? businessCategories[category] : copy.landing;
  return { title: searchTitle, description };
}
