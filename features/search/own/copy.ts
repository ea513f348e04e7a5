export const copy = { favourites: 'Favorite' };
