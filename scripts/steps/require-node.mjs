// Imported first by every script: a Node that is too old gets this sentence instead of a stack trace.
const [major] = process.versions.node.split('.').map(Number);

if (major < 20) {
  console.error(
    `Pulse needs Node 20 or newer; this is Node ${process.versions.node} (${process.execPath}).\n` +
      'Install a current Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
