/** What stands on the picture of a shared page. */
export type ShareWords = { title: string; line: string };

/** The words of the picture of every page that has none of its own. */
export const siteWords: ShareWords = {
  title: 'Programări online, aproape de tine',
  line: 'Saloane, clinici, săli de sport',
};

/** Returns what a shared location says: its name, what it is and where. */
export function locationWords({ name, noun, city }: Record<'name' | 'noun' | 'city', string>) {
  return { title: name, line: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} · ${city}` };
}

/** Returns what a shared city says; one that is not a county of its own name says the county too. */
export function cityWords({ name, county }: Record<'name' | 'county', string>): ShareWords {
  const where = name === county ? '' : ` · județul ${county}`;
  return { title: name, line: `Programări online${where}` };
}

/** What stands below, on every picture. */
export const invitation = 'Vezi orele libere și alege ora potrivită';
