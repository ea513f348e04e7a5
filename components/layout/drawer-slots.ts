/** Ids of drawer slots that stay empty for guests: client-only items are not part of a first load. */
export const drawerSlots = { first: 'meniu-cont', last: 'meniu-iesire' };
