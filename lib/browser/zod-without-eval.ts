import { z } from 'zod';

// Zod probes whether it may compile code; a strict policy would report that. Must run before any schema.
z.config({ jitless: true });
