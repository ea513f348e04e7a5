import { bounds } from './bounds.ts';
import { messages } from './messages.ts';
import { operator } from './operator.ts';
import { running } from './running.ts';
import { services } from './services.ts';

/** Every environment variable of the product, in the order of the README's table. */
export const settings = { ...running, ...bounds, ...messages, ...services, ...operator };
