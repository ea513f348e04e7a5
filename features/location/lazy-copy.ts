/** The words of the parts that come later, or when they are asked for. */
export const lazyCopy = {
  lightbox: {
    Lightbox: 'Poze',
    'Photo gallery': 'Poze',
    Carousel: 'carusel',
    Slide: 'poză',
    '{index} of {total}': 'Poza {index} din {total}',
    Previous: 'Poza anterioară',
    Next: 'Poza următoare',
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
  pictureOf: (nth: number, of: number) => `Poza ${nth} din ${of}`,
  reviews: {
    verified: 'Recenzie verificată',
    moreList: 'Alte recenzii',
    failed: 'Nu am putut încărca recenziile.',
  },
};
