/** `npm run bench` runs engines and database; `npm run bench -- engines`, `-- database` or `-- content` runs one part. */
const [part] = process.argv.slice(2)
if (part === undefined || part === 'engines') await import('./engines.ts')
if (part === undefined || part === 'database') await import('./database.ts')
if (part === 'content') await import('./content/index.ts')

export {}
