import { runUnderProjectNode } from './bootstrap.mjs';

runUnderProjectNode('test.ts');
