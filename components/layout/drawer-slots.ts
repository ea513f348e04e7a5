/** Ids of the places in the drawer that stay empty for guests: what a client has is not in the first load of a page. */
export const drawerSlots = { first: 'meniu-cont', last: 'meniu-iesire' };
