import barbershop from './barbershop.json' with { type: 'json' };
import doctor from './doctor.json' with { type: 'json' };
import gym from './gym.json' with { type: 'json' };
import hairSalon from './hair-salon.json' with { type: 'json' };
import makeup from './makeup.json' with { type: 'json' };
import massage from './massage.json' with { type: 'json' };
import nails from './nails.json' with { type: 'json' };
import spa from './spa.json' with { type: 'json' };
import { tradeSchema, type Trade } from './trade.ts';

export const trades: readonly Trade[] = [
  hairSalon,
  barbershop,
  doctor,
  nails,
  makeup,
  gym,
  spa,
  massage,
].map((trade) => tradeSchema.parse(trade));

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
