import type { ShareWords } from '../drawing/drawing.ts';

const invitation = 'Vezi orele libere și alege ora potrivită';

/** For pages without a picture of their own. */
export const siteWords: ShareWords = {
  invitation,
  title: 'Programări online, aproape de tine',
  line: 'Saloane, clinici, săli de sport',
};

export function locationWords({
  name,
  noun,
  city,
}: Record<'name' | 'noun' | 'city', string>): ShareWords {
  const line = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} · ${city}`;
  return { title: name, line, invitation };
}

/** Returns the text of a city's picture; includes the county unless it has the city's name. */
export function cityWords({ name, county }: Record<'name' | 'county', string>): ShareWords {
  const where = name === county ? '' : ` · județul ${county}`;
  return { title: name, line: `Programări online${where}`, invitation };
}
