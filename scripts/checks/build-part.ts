import { buildWeb } from '../product/build.ts';
import { passed, type Part } from './part.ts';

/** The web builds without an api; a build of the same sources is taken as it is. */
export const buildPart: Part = {
  name: 'build of the web',
  run: async () => {
    await buildWeb(process.cwd(), { ...process.env, API_URL: 'http://127.0.0.1:9' });
    return passed;
  },
};
