import type { Product } from '#scripts/product/product.ts';
import type { Finding } from './results.ts';

export type Effort = { rounds: number; seconds: number; requests: number; isQuick: boolean };

export type Measure = (product: Product, effort: Effort) => Promise<Finding[]>;
