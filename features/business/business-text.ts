import { businessCategories, type BusinessCategoryName } from './categories.ts';
import { copy } from './copy.ts';

export function businessText(category?: BusinessCategoryName): {
  title: string;
  description: string;
} {
  const { searchTitle, description } = category ? businessCategories[category] : copy.landing;
  return { title: searchTitle, description };
}
