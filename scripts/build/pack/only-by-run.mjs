/** npm runs this before `npm pack` and `npm publish`, which would publish the folder as it is, and before `npm run pack`. */
if (!process.env.npm_command?.startsWith('run')) {
  console.error('Run npm run pack, which builds and packs all packages, and publish the files that it writes.');
  process.exitCode = 1;
}
