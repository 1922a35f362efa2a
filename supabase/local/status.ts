/**
 * `npm run status`: prints the addresses and keys of a running stack. `-- --json` is for scripts; `PORT` picks
 * one of several stacks.
 */
import { printStatus } from './print-status.ts'
import { runningStacks } from './state.ts'

const stacks = await runningStacks()
const status = process.env.PORT ? stacks.get(Number(process.env.PORT)) : stacks.values().next().value

if (!status) {
  console.error('Nothing is running. Start it with: npm start')
  process.exitCode = 1
} else if (process.argv.includes('--json')) {
  const { pid, data, ...publicStatus } = status
  console.log(JSON.stringify(publicStatus, null, 2))
} else {
  printStatus(status)
}
