// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const chevronLeftIcon = 'M15 18l-6-6 6-6';
