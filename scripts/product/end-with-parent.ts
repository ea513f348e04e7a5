// Preloaded into the api and the web: when the script that started them dies, they stop and free the data folder.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
