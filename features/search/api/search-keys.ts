/** The query keys of the search, each the prefix of all that is read under it. */
export const searchKeys = {
  results: ['search', 'results'],
  modal: ['search', 'modal'],
  count: ['search', 'count'],
  nearby: ['search', 'nearby'],
  services: ['search', 'suggestions', 'services'],
  places: ['search', 'suggestions', 'places'],
} as const;
