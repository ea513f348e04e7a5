// Stops api and web when the parent script dies, to release the data folder. Not for Next's
// workers.
// unaffected.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
