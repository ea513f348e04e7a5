export const serviceListId = 'lista-servicii';
