export const ownLocationsCopy = {
  favourites: 'Favorite',
  none: 'Nu ai încă nicio locație favorită.',
  noneHint: 'Apasă pe inimioara din dreptul unei locații și o găsești aici.',
  search: 'Caută o locație',
  failed: 'Nu am putut încărca favoritele.',
  all: 'Vezi toate favoritele',
  recent: 'Văzute recent',
  clear: 'Șterge lista',
  cleared: 'Am șters lista locațiilor văzute recent.',
};
