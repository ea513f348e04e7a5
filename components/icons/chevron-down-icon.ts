// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const chevronDownIcon = 'M6 9l 6 6 6-6';
