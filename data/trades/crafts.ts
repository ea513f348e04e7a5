export const crafts: readonly (readonly string[])[] = [
  ['Hairstylist', 'Colorist/Coloristă', 'Specialist în extensii/Specialistă în extensii'],
  ['Frizer/Frizeriță', 'Barber'],
  [
    'Manichiurist/Manichiuristă',
    'Tehnician de unghii/Tehniciană de unghii',
    'Pedichiurist/Pedichiuristă',
    'Stilist de unghii/Stilistă de unghii',
  ],
  [
    'Make-up artist',
    'Stilist de gene/Stilistă de gene',
    'Stilist de sprâncene/Stilistă de sprâncene',
  ],
  [
    'Stilist de sprâncene/Stilistă de sprâncene',
    'Specialist în micropigmentare/Specialistă în micropigmentare',
  ],
  ['Maseur/Maseuză', 'Tehnician maseur/Tehniciană maseuză', 'Reflexoterapeut/Reflexoterapeută'],
  ['Maseur/Maseuză', 'Tehnician maseur/Tehniciană maseuză', 'Terapeut spa/Terapeută spa'],
  ['Cosmetician/Cosmeticiană', 'Terapeut spa/Terapeută spa'],
  ['Antrenor personal/Antrenoare personală', 'Antrenor de box/Antrenoare de box'],
  [
    'Antrenor personal/Antrenoare personală',
    'Instructor de clase de grup/Instructoare de clase de grup',
    'Instructor de yoga și pilates/Instructoare de yoga și pilates',
  ],
];

export function canDo(own: string, other: string): boolean {
  return own === other || crafts.some((titles) => titles.includes(own) && titles.includes(other));
}

export function crewSize(titles: readonly string[]): number {
  const isEnough = (size: number) =>
    titles.every((title) => titles.slice(0, size).some((own) => canDo(own, title)));
  return titles.findIndex((_, index) => isEnough(index + 1)) + 1;
}
