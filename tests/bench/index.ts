/** `npm run bench` runs every benchmark; `npm run bench -- engines` or `-- database` runs one part. */
const [part] = process.argv.slice(2)
if (part === undefined || part === 'engines') await import('./engines.ts')
if (part === undefined || part === 'database') await import('./database.ts')

export {}
