/** `npm run bench` runs engines, database and outbox; `npm run bench -- content` measures when pages show
 * their content; a part's name runs that part. */
const [part] = process.argv.slice(2)
if (part === undefined || part === 'engines') await import('./engines.ts')
if (part === undefined || part === 'database') await import('./database.ts')
if (part === undefined || part === 'outbox') await import('./outbox.ts')
if (part === 'content') await import('./content/index.ts')

export {}
