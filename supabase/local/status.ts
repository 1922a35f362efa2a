/** `npm run status`: what a running stack listens on; `-- --json` for scripts. `PORT` picks one of several. */
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
