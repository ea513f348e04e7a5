import { readSettings, type Settings, type Source } from '#settings/read-settings.ts';

export type Env = Settings<'api'>;

/** Throws one WrongSettings that lists every invalid variable. */
export const readEnv = (source: Source): Env => readSettings('api', source);
