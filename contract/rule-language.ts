import { z } from 'zod';
import { ruleWords } from './rule-words.ts';

// What refuses, the api or a form of the browser, does so in the same words. Every module loads this that has rules of
// its own: a form may have come without any call.
z.config({ localeError: ruleWords });
