import { businessCategories, type BusinessCategoryName } from './categories.ts';

/** Returns what search engines hear of the page of a kind of business. */
export function categoryText(category: BusinessCategoryName): {
  title: string;
  description: string;
} {
  const { name, description } = businessCategories[category];
  return { title: name, description };
}
