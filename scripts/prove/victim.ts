import type { DatabaseOptions } from '#server/db/connection.ts';
import { startApiProcess } from '#server/testing/api-process.ts';

export type Victim = {
  kills: number;
  url: () => Promise<string>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

export function killedApi(address: DatabaseOptions): Victim {
  const settings = settingsOf(address);
  let api = startApiProcess(settings);
  return {
    kills: 5,
    url: async () => (await api).url,
    kill: async () => {
      const gone = (await api).kill();
      api = gone.then(() => startApiProcess(settings));
      await api;
    },
    stop: async () => (await api).kill(),
  };
}

export function settingsOf({ databaseUrl = '', dataDir = '' }: DatabaseOptions) {
  const place = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return { ...place, LIMIT_FACTOR: '100000', LOG_LEVEL: 'silent' };
}
