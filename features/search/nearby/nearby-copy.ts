export const nearbyCopy = {
  title: (city: string) => `Locații recomandate în zona ${city}`,
  all: 'Vezi toate locațiile',
  loading: 'Căutăm în zona ta…',
};
