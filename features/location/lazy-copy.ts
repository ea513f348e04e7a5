/** The words of the parts that come later, or when they are asked for. */
export const lazyCopy = {
  lightbox: {
    Lightbox: 'Fotografii',
    'Photo gallery': 'Fotografii',
    Carousel: 'carusel',
    Slide: 'fotografie',
    '{index} of {total}': 'Fotografia {index} din {total}',
    Previous: 'Fotografia anterioară',
    Next: 'Fotografia următoare',
    Close: 'Închide',
  },
  hours: {
    open: (until: string) => `Deschis acum · până la ${until}`,
    closed: 'Închis acum',
    opens: (day: string, time: string) =>
      `Închis acum · se deschide ${day.includes(',') ? `${day},` : day} la ${time}`,
  },
  share: {
    button: 'Distribuie',
    copied: 'Am copiat linkul paginii.',
    failed: 'Nu am putut copia linkul. Copiază-l din bara de adrese.',
  },
  pictureOf: (nth: number, of: number) => `Fotografia ${nth} din ${of}`,
  reviews: {
    verified: 'Recenzie verificată',
    moreList: 'Alte recenzii',
    failed: 'Nu am putut încărca recenziile.',
  },
};
