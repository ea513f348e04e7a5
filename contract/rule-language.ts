import { z } from 'zod';
import { ruleWords } from './rule-words.ts';

// The api and the browser's forms refuse in the same words. Every module with rules of its own loads this,
// because a form may load without any call.
z.config({ localeError: ruleWords });
