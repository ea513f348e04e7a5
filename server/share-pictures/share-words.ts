import type { ShareWords } from '../drawing/drawing.ts';

/** The same on every picture. */
const invitation = 'Vezi orele libere și alege ora potrivită';

/** The words of the picture of every page that has none of its own. */
export const siteWords: ShareWords = {
  invitation,
  title: 'Programări online, aproape de tine',
  line: 'Saloane, clinici, săli de sport',
};

/** Returns what a shared location says: its name, what it is and where. */
export function locationWords({
  name,
  noun,
  city,
}: Record<'name' | 'noun' | 'city', string>): ShareWords {
  const line = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} · ${city}`;
  return { title: name, line, invitation };
}

/** Returns what a shared city says; one that is not a county of its own name says the county too. */
export function cityWords({ name, county }: Record<'name' | 'county', string>): ShareWords {
  const where = name === county ? '' : ` · județul ${county}`;
  return { title: name, line: `Programări online${where}`, invitation };
}
