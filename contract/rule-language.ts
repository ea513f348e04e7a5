import { z } from 'zod';
import { ruleWords } from './rule-words.ts';

// The api and the forms refuse in the same words. Every module with rules loads this, because a
// form may load without calls.
z.config({ localeError: ruleWords });
