// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const plusIcon = 'M5 12h14M12 5v14';
