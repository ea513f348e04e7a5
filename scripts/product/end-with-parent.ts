// Preloaded into the api and the web: if the parent script dies, they stop and release the data folder. Node
// passes preloads on to the workers that Next forks; those keep their own channel.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
