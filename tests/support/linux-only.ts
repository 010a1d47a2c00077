/** To be imported before all else: what a run needs is not even loaded where it would not work. */
if (process.platform !== 'linux') {
  console.error(
    'These tests want Debian or Ubuntu: elsewhere run them in WSL or a container, or the unit tests alone (npm run test:unit).',
  );
  process.exit(1);
}
