import { runUnderProjectNode } from './bootstrap.mjs';

runUnderProjectNode('check.ts');
