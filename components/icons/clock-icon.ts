// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const clockIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2';
