import type { Album, Image } from '#contract/image.ts';
import type { LocationDetail, Professional } from '#contract/location-detail.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { longestStretch } from '#domain/time/working-hours.ts';
import { fullName } from '#domain/words/full-name.ts';
import { presentImage } from '../images/presenter.ts';
import { presentPlaceless } from '../locations/card-presenter.ts';
import type { CardRow } from '../locations/card-repository.ts';
import { presentProvider } from '../provider-identity.ts';
import type { DetailRow, PictureRow } from './repository.ts';

export function presentDetail(
  card: CardRow,
  row: DetailRow,
  parts: Pick<LocationDetail, 'service_categories' | 'gallery' | 'albums'>,
): LocationDetail {
  return {
    ...presentPlaceless(card),
    description: row.description,
    county: row.county,
    city_slug: row.city_slug,
    is_health: row.is_health,
    approval: row.approval,
    booking_notice_minutes: row.booking_notice_min,
    cancel_notice_minutes: row.cancel_notice_min,
    horizon_days: row.horizon_days,
    hours: row.hours,
    payment_methods: row.payment_methods,
    provider: presentProvider(row),
    custom_fields: row.custom_fields,
    professionals: row.professionals.map(presentProfessional),
    ...parts,
    updated_at: toIsoWithOffset(row.updated_at),
  };
}

function presentProfessional(row: DetailRow['professionals'][number]): Professional {
  const { id, first_name, last_name, title, hours } = row;
  const name = fullName(row);
  return { id, first_name, last_name, name, title, longest_stretch: longestStretch(hours) };
}

export function presentGallery(
  pictures: readonly PictureRow[],
  albums: readonly { id: number; name: string }[],
): { gallery: Image[]; albums: Album[] } {
  const ofAlbum = (id: number) => pictures.filter(({ album_id }) => album_id === id);
  return {
    gallery: pictures.map(presentImage),
    albums: albums
      .map(({ id, name }) => ({ id, name, images: ofAlbum(id).map(presentImage) }))
      .filter(({ images }) => images.length > 0),
  };
}
