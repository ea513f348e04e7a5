import { bounds } from './bounds.ts';
import { messages } from './messages.ts';
import { operator } from './operator.ts';
import { running } from './running.ts';
import { services } from './services.ts';

/** In the order of the README. */
export const settings = { ...running, ...bounds, ...messages, ...services, ...operator };
