import { z } from 'zod';

// Zod tries out whether it may compile: a page whose policy forbids that would report itself. Comes before any schema.
z.config({ jitless: true });
