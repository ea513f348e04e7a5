// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const xIcon = 'M18 6 6 18M6 6l 12 12';
