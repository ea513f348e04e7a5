// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.
export const menuIcon = 'M4 5h16M4 12h16M4 19h16';
