/** The words of the locations near a place. */
export const nearbyCopy = {
  title: (city: string) => `Locații recomandate în zona ${city}`,
  all: 'Vezi toate locațiile',
  loading: 'Căutăm în zona ta…',
};
