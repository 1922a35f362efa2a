/**
 * `npm run --silent consult -- CASE.json`: runs one automation and prints a JSON object; see docs/consult.md.
 * `-- --read FILE --as menu|sales` prints the reading of a file, `-- --schema` the JSON schemas of all three.
 *
 * Exits with 0 when completed, with 3 when refused or waiting for confirmation.
 */
import { answer, exitCodeOf } from './consult/answer.ts'

const result = await answer(process.argv.slice(2))
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
process.exitCode = exitCodeOf(result)
