export { ServiceFilters } from './service-filters.tsx';
