/** `errorCodes` contains every code that is raised, with its source. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { FailureCode } from './consulting/base/errors.ts'
import { businessErrorCode, type CodeShownOn, errorCodes } from './error-codes.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The codes that `pattern` captures in the files of a folder, each with its file. */
function codesIn(folder: string, end: RegExp, pattern: RegExp): [code: string, file: string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(pattern)].map((match): [string, string] => [
        match[1] ?? '',
        file,
      ]),
    )
}

const registered = (source: string): string[] =>
  Object.entries(errorCodes).flatMap(([code, { raisedBy }]) =>
    raisedBy.some((raiser) => raiser === source) ? [code] : [],
  )

const raised = {
  database: codesIn('supabase/migrations', /\.sql$/, /private\.fail\(\s*'(\w+)'/g),
  functions: [
    ...codesIn('supabase/functions', /\.ts$/, /HttpError\(\s*\d+,\s*'(\w+)'/g),
    ...codesIn('supabase/functions', /handler\.ts$/, /jsonResponse\(\{ error: '(\w+)'/g),
    // 'custom' is Zod's own code.
    ...codesIn('supabase/functions', /\.ts$/, /\bcode: '(?!custom')(\w+)'/g),
  ],
  engine: codesIn('supabase/functions', /\.ts$/, /EngineError\(\s*'(\w+)'/g),
  browser: codesIn('src', /\.tsx?$/, /new AppError\(\s*'(\w+)'/g),
}

describe.each(Object.entries(raised))('every code that %s raises', (source, codes) => {
  test('is listed with this source', () => {
    expect(codes.length).toBeGreaterThan(3)
    const known = registered(source)
    expect(codes.filter(([code]) => !known.includes(code))).toEqual([])
  })
})

test('the database raises every code listed for it', () => {
  const sql = readdirSync(join(root, 'supabase/migrations')).map((file) =>
    readFileSync(join(root, 'supabase/migrations', file), 'utf8'),
  )
  expect(registered('database').filter((code) => !sql.some((text) => text.includes(`'${code}'`)))).toEqual([])
})

test('the request screen has messages for exactly the failures of requests', () => {
  expectTypeOf<FailureCode>().toEqualTypeOf<CodeShownOn<'request'>>()
})

test.each([
  ['workshop_in_past: 2020-01-01', 'workshop_in_past'],
  ['limit_reached: ', 'limit_reached'],
  ['error: limit_reached: 20 an hour', null],
  ['canceling statement due to statement timeout', null],
  ['hint: try again', null],
])('the business code of %j is %j', (message, code) => {
  expect(businessErrorCode(message)).toBe(code)
})
