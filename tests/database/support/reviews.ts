import type { Json } from '../../../src/data/database.types.ts'
import { buy, type Database, type Owner, owner, requestAutomation, server } from './database.ts'

const contents = [
  { kind: 'drink', id: 'caju-da-praia', name: 'Caju da Praia', suggestedPrice: 24 },
  { kind: 'drink_menu', title: 'Carta' },
]

export type Contents = readonly { kind: string; [field: string]: Json }[]

/** Buys and delivers a consultation with two results, or with the given ones. Returns the request's id. */
export async function deliverConsultation(db: Database, asker: Owner, given?: Contents): Promise<string> {
  await buy(db, asker)
  const { id } = await requestAutomation(db, asker)
  await completeRequest(db, id, given)
  return id
}

export async function completeRequest(db: Database, id: string, given: Contents = contents): Promise<void> {
  const results = given.map((content) => ({ title: content.kind, content_type: 'recipe', content }))
  await db.as(server, (sql) => sql`select public.complete_automation_request(${id}, ${sql.json(results)})`)
}

export async function askForReview(db: Database, asker: Owner, requestId: string): Promise<string> {
  const [row] = await db.as(
    owner(asker),
    (sql) => sql<{ id: string }[]>`select public.request_review(${requestId}) as id`,
  )
  if (!row) throw new Error('no review')
  return row.id
}

export type Review = {
  state: string
  revision: number
  due: Date
  late: boolean
  courtesy: number
}

export async function reviewRow(db: Database, reviewId: string): Promise<Review> {
  const [row] = await db.sql<Review[]>`
    select state, revision, due_at as due, late_at is not null as late, courtesy
    from public.reviews where id = ${reviewId}`
  if (!row) throw new Error('no review')
  return row
}

type Member = { userId: string }

/** What a consultant does, each with the revision as it is now. */
export function consultantOf(db: Database, member: Member) {
  const seen = async (reviewId: string) => (await reviewRow(db, reviewId)).revision
  return {
    take: async (reviewId: string) => {
      const revision = await seen(reviewId)
      await db.as(owner(member), (sql) => sql`select public.take_review(${reviewId}, ${revision})`)
    },
    ask: async (reviewId: string, question = 'Qual fruta está boa?') => {
      const revision = await seen(reviewId)
      await db.as(owner(member), (sql) => sql`select public.ask_owner(${reviewId}, ${revision}, ${question})`)
    },
    remark: async (reviewId: string, text: string, internal = false) => {
      const revision = await seen(reviewId)
      const [row] = await db.as(
        owner(member),
        (sql) => sql<{ id: string }[]>`
          select public.add_remark(${reviewId}, ${revision}, 'Resumo', ${text}, ${internal}) as id`,
      )
      return row?.id ?? ''
    },
    publish: async (reviewId: string, price: number) => {
      const next = contents.map((content) => ({ ...content, suggestedPrice: price }))
      const [staged] = await db.as(
        server,
        (sql) => sql<{ id: string }[]>`
          select public.stage_version(${reviewId}, ${member.userId}, ${sql.json(next)}, 'Preço', null) as id`,
      )
      const revision = await seen(reviewId)
      const [row] = await db.as(
        owner(member),
        (sql) => sql<{ number: number }[]>`
          select public.publish_version(${staged?.id ?? ''}, ${revision}) as number`,
      )
      return row?.number
    },
    finish: async (reviewId: string) => {
      const revision = await seen(reviewId)
      await db.as(owner(member), (sql) => sql`select public.finish_review(${reviewId}, ${revision})`)
    },
  }
}
