import { businessCategories, type BusinessCategoryName } from './categories.ts';
import { copy } from './copy.ts';

/** Returns the metadata texts of the business page, or of a category of business. */
export function businessText(category?: BusinessCategoryName): {
  title: string;
  description: string;
} {
  const { searchTitle, description } = category ? businessCategories[category] : copy.landing;
  return { title: searchTitle, description };
}
