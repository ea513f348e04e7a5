// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const checkIcon = 'M20 6 9 17l-5-5';
