// Preloaded into api and web: if the parent script dies, they stop and release the data folder. Workers
// that Next forks keep their own channel.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
