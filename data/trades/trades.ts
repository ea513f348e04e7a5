import { barbershop } from './barbershop.ts';
import { doctor } from './doctor.ts';
import { gym } from './gym.ts';
import { hairSalon } from './hair-salon.ts';
import { makeup } from './makeup.ts';
import { massage } from './massage.ts';
import { nails } from './nails.ts';
import { spa } from './spa.ts';
import type { Trade } from './trade.ts';

export const trades: readonly Trade[] = [
  hairSalon,
  barbershop,
  doctor,
  nails,
  makeup,
  gym,
  spa,
  massage,
];

const groupNames: Record<Trade['group'], string> = {
  'beauty-and-care': 'Înfrumusețare și îngrijire',
  'health-and-wellness': 'Sănătate și bunăstare',
  'sports-and-recreation': 'Sport și recreere',
};

export const categoryRows = trades.map(({ id, slug, name, group, isHealth }) => ({
  id,
  slug,
  name,
  group_slug: group,
  group_name: groupNames[group],
  is_health: isHealth,
  position: id,
}));
