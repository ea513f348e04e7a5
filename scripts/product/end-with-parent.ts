// Stops api and web when the parent script dies, so that the data folder is unlocked. Next's workers
// continue.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
