import { z } from 'zod';

// Zod probes eval, which a strict CSP reports. Must run before any schema.
z.config({ jitless: true });
