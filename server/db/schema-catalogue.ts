import type { Generated, GeneratedAlways } from 'kysely';
import type { Approval } from '#domain/booking/approval.ts';
import type { CustomFieldRules } from '#domain/booking/custom-field.ts';
import type { ReportReason } from '#domain/booking/review-rules.ts';
import type { DefaultInstant, Instant, Json } from './column-types.ts';

type LocationTable = {
  id: number;
  slug: string;
  name: string;
  description: string;
  locality_id: number;
  address: string;
  latitude: number;
  longitude: number;
  position: GeneratedAlways<string>;
  category_id: number;
  approval: Generated<Approval>;
  booking_notice_min: Generated<number>;
  cancel_notice_min: Generated<number>;
  horizon_days: Generated<number>;
  slot_grid_min: Generated<number>;
  provider_name: string | null;
  provider_code: string | null;
  provider_register: string | null;
  provider_seat: string | null;
  provider_phone: string | null;
  provider_email: string | null;
  contact_email: string | null;
  import_digest: string | null;
  search_document: Generated<string>;
  /** True if the next seven days, including today, have no free slot. */
  is_full: Generated<boolean>;
  score_tenths: GeneratedAlways<number>;
  price_from_bani: number | null;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  average_rating: GeneratedAlways<number>;
  score: GeneratedAlways<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

type HoursTable = {
  weekday: number;
  starts: string;
  ends: string;
};

type ServiceTable = {
  id: number;
  location_id: number;
  service_category_id: number;
  name: string;
  description: Generated<string>;
  duration_min: number;
  price_bani: number | null;
  max_price_bani: number | null;
  range_price: Generated<boolean>;
  hidden_price: Generated<boolean>;
  is_subscription: Generated<boolean>;
  equipment_group_id: number | null;
  advanced_details: string | null;
  position: number;
  active: Generated<boolean>;
};

type ImageTable = {
  id: number;
  /** Null for a client's avatar. */
  location_id: number | null;
  album_id: number | null;
  kind: 'cover' | 'logo' | 'gallery' | 'avatar';
  alt: string;
  tint_from: string;
  tint_to: string;
  picture_hash: string;
  position: number;
};

export type CatalogueTables = {
  counties: { id: number; name: string; slug: string };
  localities: {
    id: number;
    county_id: number;
    name: string;
    slug: string;
    folded: string;
    population: number;
    latitude: number;
    longitude: number;
  };
  districts: {
    id: number;
    locality_id: number;
    name: string;
    names: string[];
    latitude: number;
    longitude: number;
    is_ambiguous: boolean;
    is_landmark: Generated<boolean>;
  };
  categories: {
    id: number;
    slug: string;
    name: string;
    group_slug: string;
    group_name: string;
    is_health: Generated<boolean>;
    position: number;
  };
  payment_methods: { id: number; name: string; position: number };
  locations: LocationTable;
  location_changes: {
    changed_in: Generated<string>;
    location_id: number;
    locality_id: number;
    seen_at: Instant | null;
  };
  location_categories: { location_id: number; category_id: number };
  location_payment_methods: { location_id: number; payment_method_id: number };
  location_hours: HoursTable & { location_id: number };
  hour_changes: { id: Generated<number>; location_id: number };
  custom_fields: {
    id: number;
    location_id: number;
    label: string;
    type: CustomFieldRules['type'];
    required: Generated<boolean>;
    options: Json<string[]>;
    position: number;
  };
  professionals: {
    id: number;
    location_id: number;
    first_name: string;
    last_name: string;
    title: string;
    position: number;
    active: Generated<boolean>;
  };
  professional_hours: HoursTable & { professional_id: number };
  equipment_groups: { id: number; location_id: number; name: string };
  equipment_units: { id: number; location_id: number; group_id: number };
  service_categories: { id: number; location_id: number; name: string; position: number };
  services: ServiceTable;
  service_professionals: { service_id: number; professional_id: number };
  offers: {
    id: number;
    service_id: number;
    start_date: string;
    end_date: string;
    discount: number;
    discount_type: string;
  };
  service_prices: { service_id: number; since: Instant; price_bani: number | null };
  import_keys: { kind: string; key: string; id: number };
  subscriptions: {
    id: number;
    service_id: number;
    name: string;
    sessions: number;
    valid_days: number;
    active: Generated<boolean>;
  };
  albums: { id: number; location_id: number; name: string; position: number };
  images: ImageTable;
  square_counts: { square: string; category_id: number; locations: number };
  search_words: { word: string; key: string; deletions: string[] };
  pictures: { hash: string; bytes: Buffer };
  reviews: {
    id: Generated<number>;
    location_id: number;
    booking_id: string | null;
    author: string;
    rating: number;
    comment: Generated<string>;
    service_name: string | null;
    professional_id: number | null;
    hidden_for: Generated<ReportReason | null>;
    reported: Generated<boolean>;
    created_at: Instant;
  };
  contests: { token: string; title: string; body: string; valid_until: string | null };
  catalogue: {
    id: Generated<number>;
    seed: string;
    location_count: number;
    clock: Instant;
    filled_at: DefaultInstant;
  };
};
