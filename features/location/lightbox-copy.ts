/** The words of the lightbox, which come with it. */
export const lightboxLabels = {
  Lightbox: 'Poze',
  'Photo gallery': 'Poze',
  Carousel: 'carusel',
  Slide: 'poză',
  '{index} of {total}': 'Poza {index} din {total}',
  Previous: 'Poza anterioară',
  Next: 'Poza următoare',
  Close: 'Închide',
};

export const pictureOf = (nth: number, of: number) => `Poza ${nth} din ${of}`;
