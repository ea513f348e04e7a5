// Stops a program whose parent dies, to unlock the data folder. Next's workers have another parent.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
