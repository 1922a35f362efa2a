import { expect, test } from 'vitest'
import { createDatabase, createOwner, owner, server, visitor } from './support/database.ts'

const db = await createDatabase(10)

type Task = { id: string; kind: string; target: string; attempts: number }

const queue = (target: string, kind = 'delete_files') =>
  db.sql`select private.queue_cleanup(${kind}, ${target})`

const claim = (limit = 100) =>
  db.as(server, (sql) => sql<Task[]>`select * from public.claim_cleanup_tasks(${limit})`)

const finish = (id: string, error: string | null = null) =>
  db.as(server, (sql) => sql`select public.finish_cleanup_task(${id}, ${error})`)

const makeDue = () => db.sql`update public.cleanup_tasks set next_attempt_at = now() where done_at is null`

test('ten workers at once share the tasks: each is handed out once', async () => {
  for (let round = 0; round < 60; round++) {
    await db.sql`delete from public.cleanup_tasks`
    for (let task = 0; task < 5; task++) await queue(`folder-${task}`)
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(2)))
    const targets = claims.flat().map(({ target }) => target)
    expect(targets).toHaveLength(new Set(targets).size)
    expect((await claim()).length + targets.length).toBe(5)
  }
})

test('a task waits longer after each attempt, and is shown as given up after the twelfth', async () => {
  await db.sql`delete from public.cleanup_tasks`
  await queue('folder')
  const waits: number[] = []
  for (let attempt = 1; attempt <= 12; attempt++) {
    const [task] = await claim()
    if (!task) throw new Error(`no task at attempt ${attempt}`)
    await finish(task.id, `failure ${attempt}`)
    expect(await claim()).toEqual([])
    const [row] = await db.sql<{ minutes: number }[]>`
      select extract(epoch from next_attempt_at - now()) / 60 as minutes from public.cleanup_tasks`
    waits.push(Math.round(Number(row?.minutes)))
    await makeDue()
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360])
  expect(await claim()).toEqual([])
  const rows = await db.as(server, (sql) => sql`select given_up, last_error from public.cleanup_tasks`)
  expect([...rows]).toEqual([{ given_up: true, last_error: 'failure 12' }])
})

test('a task whose worker died is handed out again, and one that is done is not', async () => {
  await db.sql`delete from public.cleanup_tasks`
  await queue('folder')
  await claim()
  await makeDue()
  const [again] = await claim()
  expect(again).toMatchObject({ target: 'folder', attempts: 2 })
  await finish(again?.id ?? '')
  await makeDue()
  expect(await claim()).toEqual([])
})

test('the same task waits once, and may come again when it is done', async () => {
  await db.sql`delete from public.cleanup_tasks`
  await queue('folder')
  await queue('folder')
  const [task, ...more] = await claim()
  expect(more).toEqual([])
  await finish(task?.id ?? '')
  await queue('folder')
  expect(await claim()).toHaveLength(1)
})

test('the tasks are the server’s alone', async () => {
  const ana = await createOwner(db)
  for (const who of [visitor, owner(ana)]) {
    for (const statement of [
      'select * from public.cleanup_tasks',
      'select public.claim_cleanup_tasks()',
      'select public.finish_cleanup_task(1)',
      `insert into public.cleanup_tasks (kind, target) values ('delete_files', 'x')`,
    ]) {
      await expect(db.as(who, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
    }
  }
  expect(await db.as(server, (sql) => sql`select * from public.cleanup_tasks`)).toBeDefined()
})

test('the scheduler calls the function with address and key, when something is due and only then', async () => {
  // What pg_net and Vault offer, as far as it is used; PostgreSQL as it comes has neither.
  await db.sql.unsafe(`
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    create schema net;
    create table net.calls (url text, headers jsonb);
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
      timeout_milliseconds integer default 5000
    ) returns bigint language sql as $$ insert into net.calls values (url, headers) returning 1 $$`)
  const call = () => db.sql`select private.call_cleanup()`
  await db.sql`delete from public.cleanup_tasks`
  await call()
  await queue('folder')
  await expect(call()).rejects.toThrow('cleanup_not_configured')
  await db.sql`
    insert into vault.decrypted_secrets values ('project_url', 'https://projeto.example'), ('secret_key', 'sb_secret_x')`
  await call()
  const calls = await db.sql`select url, headers ->> 'apikey' as key from net.calls`
  expect([...calls]).toEqual([{ url: 'https://projeto.example/functions/v1/cleanup', key: 'sb_secret_x' }])
})
