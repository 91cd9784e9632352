// Loaded into every long-lived child: when the launcher dies without a word (kill -9), the channel
// to it closes, and the child stops as if it had been asked to.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
