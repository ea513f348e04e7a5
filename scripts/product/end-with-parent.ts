// Preloaded into the api and the web: when the script that started them dies, they stop and free the data folder.
// Node hands a preload on to the workers that Next forks; those must keep their own channel as it is.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
