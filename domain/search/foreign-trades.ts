/** English and Hungarian, as in the tables of synonyms.ts. */
export const foreignPhrases = `
  men s haircut: tuns barbati
  mens haircut: tuns barbati
  kids haircut: tuns copii
  gyerek hajvagas: tuns copii
  eyebrow tint: vopsit sprancene
  brow tint: vopsit sprancene
  teeth whitening: albire
  teeth cleaning: detartraj
  couples massage: masaj cuplu
  couple massage: masaj cuplu
  gel nails: gel unghii
  hair salon: coafor
  nail salon: unghii
  skin rash: dermatolog
  hot stone massage: masaj pietre
  deep cleansing: curatare
  beauty salon: cosmetica`;

export const foreignMeanings = `
  haircut hajvagas: tuns frizerii
  fodrasz fodraszat hajdresser: saloane frizerii coafat
  borbely: frizerii barber
  fogorvos fogaszat: stomatologie stomatolog
  masszazs masszor: masaj
  korom koromepites mukorom: unghii gel
  kozmetikus kozmetika: faciale facial spa
  edzoterem konditerem: sali
  szemezet szemesz: oftalmologie oftalmologica
  borgyogyasz: dermatologie dermatologica
  manikur: manichiura unghii
  pedikur: pedichiura
  smink sminkes: machiaj
  orvos: medici
  nogyogyasz: ginecologie ginecologica
  gyerekorvos pediatrician: pediatrie
  dermatologist: dermatologie dermatologica
  psychologist pszichologus: psihologie psihoterapie
  eyebrow eyebrows szemoldok: sprancene
  szempilla eyelash eyelashes: gene
  couples: cuplu
  kids children gyerek: copii
  whitening: albire`;
