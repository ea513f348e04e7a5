import { runUnderProjectNode } from './bootstrap.mjs';

runUnderProjectNode('start.ts');
