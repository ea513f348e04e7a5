import { readSettings, type Settings, type Source } from '#settings/read-settings.ts';

export type Env = Settings<'api'>;

export const readEnv = (source: Source): Env => readSettings('api', source);
