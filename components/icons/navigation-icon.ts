// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const navigationIcon = 'M3 11 22 2 13 21 11 13 3 11z';
