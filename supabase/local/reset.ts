/** `npm run reset`: deletes the embedded stack's data, payments, e-mails and keys. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stateDirectory } from './paths.ts'
import { runningStacks } from './state.ts'

if ([...(await runningStacks()).values()].some((stack) => stack.data === 'file')) {
  console.error('The stack is running. Stop it first (Ctrl-C where it runs), then reset.')
  process.exit(1)
}
for (const name of [
  'database',
  'storage',
  'stripe.json',
  'age.json',
  'mailbox.json',
  'keys.json',
  'functions.env',
]) {
  await rm(join(stateDirectory, name), { recursive: true, force: true })
}
console.log('Local data is gone. The next start begins with a new database.')
