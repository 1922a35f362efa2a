/** `npm run bench` runs every benchmark; `npm run bench -- engines`, `-- database` or `-- outbox` runs one part. */
const [part] = process.argv.slice(2)
if (part === undefined || part === 'engines') await import('./engines.ts')
if (part === undefined || part === 'database') await import('./database.ts')
if (part === undefined || part === 'outbox') await import('./outbox.ts')

export {}
