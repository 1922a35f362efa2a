/**
 * `node tests/support/at-once.ts SCRIPT…`: runs scripts of package.json at the same time, since most keep only one
 * processor busy. Prints each one's output when it ends, and fails if any of them fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

async function run(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ])
  process.stdout.write(output)
  process.stderr.write(errors)
  if (code !== 0) process.stderr.write(`npm run ${script} failed\n`)
  return code === 0
}

const passed = await Promise.all(process.argv.slice(2).map(run))
process.exitCode = passed.every(Boolean) ? 0 : 1
