import { z } from 'zod';

// Zod probes eval, which a strict CSP reports. Import this module before any schema.
z.config({ jitless: true });
