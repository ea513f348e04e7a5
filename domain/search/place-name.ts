const otherNames = new Map([
  ['cluj', 'cluj napoca'],
  ['clujul', 'cluj napoca'],
  ['clujnapoca', 'cluj napoca'],
  ['buc', 'bucuresti'],
  ['bucurestiul', 'bucuresti'],
  ['bucharest', 'bucuresti'],
  ['capitala', 'bucuresti'],
  ['valcea', 'ramnicu valcea'],
  ['turnu severin', 'drobeta turnu severin'],
  ['severin', 'drobeta turnu severin'],
  ['birlad', 'barlad'],
  ['cimpina', 'campina'],
]);

const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^(tg|tirgu) /, 'targu '],
  [/^(rm|rimnicu) /, 'ramnicu '],
  [/^sf /, 'sfantu '],
  [/^(pta|p ta) /, 'piata '],
  [/^(parc|parcu) /, 'parcul '],
  [/^(sectorul|sect|sectoru) (?=\d$)/, 'sector '],
];

export const countyLeads: readonly string[] = ['jud', 'judet', 'judetul'];

/** Returns the official form of a folded name: "targu mures" for "tg mures". */
export function placeName(name: string): string {
  const full = beginnings.reduce((text, [short, long]) => text.replace(short, long), name);
  return otherNames.get(full) ?? full;
}
