// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const arrowLeftIcon = 'M12 19l-7-7 7-7M19 12H5';
