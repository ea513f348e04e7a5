import cluster from 'node:cluster';
import { drainConnections, exitProcess, runProcesses } from '#processes/run-processes.ts';
import { listenWithApi, stopServer } from './lifecycle.ts';
import { PageChanges, watchChanges } from './page-changes.ts';
import { startPages } from './pages.ts';
import { createFront } from './server.ts';
import { readFrontSettings, type FrontSettings } from './settings.ts';

const dev = process.argv.includes('--dev');

async function start(settings: FrontSettings): Promise<void> {
  const pages = await startPages(dev, { hostname: settings.WEB_HOST, port: settings.WEB_PORT });
  const [changes, watch] = [new PageChanges(), new AbortController()];
  let stopping = false;
  const server = createFront(settings, pages, { changes, isStopping: () => stopping });
  await listenWithApi(server, settings);
  if (!dev && settings.isPageCacheOn) void watchChanges(settings.apiUrl, changes, watch.signal);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    watch.abort();
    // Load balancers, or the primary process, notice in this time that this process is not ready.
    const noticeMs = settings.isProduction ? 1_500 : cluster.isWorker ? 300 : 0;
    await drainConnections(server, noticeMs);
    await stopServer(server, dev ? 0 : settings.DRAIN_TIMEOUT * 1000);
    await pages.close();
    await exitProcess(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

try {
  const settings = readFrontSettings(process.env);
  await runProcesses('web', dev ? 1 : settings.WEB_PROCESSES, () => start(settings));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
