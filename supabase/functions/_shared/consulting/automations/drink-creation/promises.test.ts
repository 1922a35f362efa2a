/**
 * What one part of a report promises is recomputed from its recipe sheets.
 * @module-tag slow
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asking, type Said, sheetOf } from '../../../../../../tests/support/understood.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { houseSchema } from '../../base/house/house.ts'
import { audienceOptions, equipmentOptions, establishmentOptions } from '../../base/house/options.ts'
import { tokenize } from '../../base/language/text.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { garnishes } from '../../base/pantry/garnishes.ts'
import { check } from '../../checks/check.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { createDrinkResults } from './engine.ts'
import { drinkFacts } from './facts.ts'
import type { DrinkMenuAnalysis } from './schema.ts'
import { drinkSections } from './sections.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Doses', name: 'Cachaça da casa 50 ml', price: 7, cost: 1.6 },
    { section: 'Drinks', name: 'Caipirinha de limão', price: 18, cost: 4.6 },
    { section: 'Drinks', name: 'Caipirinha de caju', price: 20, cost: 5.4 },
    { section: 'Cervejas', name: 'Cerveja 600 ml', price: 15, cost: 8.2 },
    { section: 'Sem álcool', name: 'Suco de cajá', price: 10, cost: 3.1 },
  ],
})
/** R$ that the dearest caipirinha of this house leaves. */
const caipirinha = 14.6

interface Report {
  drinks: Drink[]
  menu: DrinkMenuAnalysis
  sections: ReportSection[]
  answers: string[]
}

const styles: Said[][] = [
  [],
  [{ kind: 'style', what: 'rápidos de fazer' }],
  [{ kind: 'style', what: 'mais secos' }],
  [{ kind: 'prefer', what: 'maracujá' }],
]

const reports = fc
  .record({
    establishment: fc.constantFrom<string>(...establishmentOptions),
    audience: fc.constantFrom<string>(...audienceOptions),
    equipment: fc.subarray<string>([...equipmentOptions], { minLength: 1 }),
    wishes: fc.constantFrom(...styles),
    today: fc.constantFrom('2026-02-10', '2026-05-10', '2026-08-10', '2026-11-22'),
    count: fc.constantFrom(4, 6, 9),
  })
  .map(({ establishment, audience, equipment, wishes, today, count }): Report => {
    const sheet = sheetOf({ kind: 'count', count }, { kind: 'zeroAlcohol', count: 1 }, ...wishes)
    const answers = {
      establishment_info: [establishment],
      target_audience: [audience],
      equipment,
    }
    const contents = createDrinkResults(answers, { ...asking(sheet, house), today }).map(
      ({ content }) => content,
    )
    const drinks = contents.flatMap((content) => (content.kind === 'drink' ? [content] : []))
    const [menu] = contents.flatMap((content) => (content.kind === 'drink_menu' ? [content] : []))
    if (!menu) throw new Error('no menu')
    return {
      drinks,
      menu,
      sections: drinkSections(contents),
      answers: check(drinkFacts(contents), sheet, { house }).map(({ reason }) => reason),
    }
  })

// Composed once for all promises.
let made: readonly Report[] | null = null
function always(holds: (report: Report) => void): void {
  made ??= fc.sample(reports, 30)
  for (const report of made) holds(report)
}

const blocksOf = ({ sections }: Report): Block[] => sections.flatMap(({ blocks }) => [...blocks])

/** The rows of the card, by the drink's name. */
function cardOf(report: Report): Map<string, string[]> {
  const table = blocksOf(report).find(
    (block) => block.kind === 'table' && block.caption === 'O que cada um deixa',
  )
  if (table?.kind !== 'table') throw new Error('no card')
  return new Map(table.rows.map((row) => [(row[0] ?? '').replace(' (sem álcool)', ''), [...row]]))
}

/** As both places must write it. */
const inWords = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} min`

/** What has to be bought for a drink: its ingredients, those of its preparations, and its garnish. */
function goodsOf(drink: Drink): string[] {
  const parts = drink.ingredients.flatMap(({ id, role }) => {
    if (role === 'garnish') {
      return garnishes.filter((one) => one.id === id).map(({ purchase }) => purchase.item)
    }
    return ingredients
      .filter((item) => item.id === id)
      .flatMap(madeOf)
      .flatMap((item) =>
        item.kind === 'bought' && item.id !== 'sal' && item.id !== 'agua' ? [item.name] : [],
      )
  })
  return [...new Set(parts)]
}

const trade = new Set(
  tokenize(
    'kg de com maço pacote bandeja tijolo suco em cubos rodelas maduro madura sem caroço fresco fresca g un',
  ),
)
const keyOf = (text: string) => tokenize(text).filter((word) => !trade.has(word) && !/^\d/.test(word))

describe('in the report of any house', { timeout: 60_000 }, () => {
  test('the time on the card is the time on the sheet, and a batch is named only where one is mixed', () => {
    always((report) => {
      const card = cardOf(report)
      const batches = blocksOf(report).flatMap((block) =>
        block.kind === 'keyValues'
          ? block.items.flatMap(({ key, value }) => [
              key,
              ...(key.startsWith('Os que entram') ? value.split('; ') : []),
            ])
          : [],
      )
      for (const drink of report.drinks) {
        const [, , , time = ''] = card.get(drink.name) ?? []
        const mixed = batches.some((key) => key.startsWith(`${drink.name}, `))
        const seconds = Math.min(drink.prepSeconds, mixed ? (drink.batch?.seconds ?? Infinity) : Infinity)
        expect(time).toBe(`${inWords(seconds)}${time.endsWith('lote') ? ', do lote' : ''}`)
        expect(time.endsWith('lote')).toBe(mixed)
      }
    })
  })

  test('a promise of speed holds for every drink that it counts', () => {
    always((report) => {
      for (const answer of report.answers) {
        const [, quick, , seconds] =
          /(\d+) de (\d+) drinks se faz(?:em)? em até (\d+) segundos/.exec(answer) ?? []
        if (quick === undefined) continue
        const times = [...cardOf(report).values()].map(
          ([, , , time = '']) => Number.parseInt(time, 10) * (time.includes('min') ? 60 : 1),
        )
        expect(times.filter((time) => time <= Number(seconds)).length).toBe(Number(quick))
      }
    })
  })

  test('the shopping lists cover every ingredient of every drink', () => {
    always(({ drinks, menu }) => {
      const listed = [...menu.shoppingList.items, ...(menu.laterList?.items ?? [])].map(({ item }) =>
        keyOf(item),
      )
      for (const drink of drinks) {
        for (const good of goodsOf(drink)) {
          const key = keyOf(good)
          const found = listed.some((words) => key.every((word) => words.includes(word)))
          expect(found, `${drink.name}: ${good}`).toBe(true)
        }
      }
    })
  })

  test('the list for the later drinks names all that the first list does not', () => {
    always((report) => {
      const { shoppingList, laterList } = report.menu
      const texts = blocksOf(report).flatMap((block) => (block.kind === 'text' ? [block.text] : []))
      const later = texts.find((text) => text.startsWith('Para os que entram depois')) ?? ''
      const first = new Set(shoppingList.items.map(({ item }) => item))
      for (const { item } of laterList?.items ?? []) {
        if (!first.has(item)) expect(later).toContain(item.replace(/ \(.*\)$/, ''))
      }
    })
  })

  test('preparations of the first week are not sized for drinks that start later', () => {
    always(({ drinks, menu }) => {
      for (const { title, yieldMl, id } of menu.houseRecipes) {
        const need = (late: boolean) =>
          drinks.reduce((sum, drink) => {
            const plan = menu.launch?.drinks.find((one) => one.id === drink.id)
            const used = drink.ingredients.find((one) => one.id === id)?.amount ?? 0
            return plan && plan.from > (menu.launch?.date ?? '') === late ? sum + used * plan.week * 1.2 : sum
          }, 0)
        const now = need(false)
        // The smallest batch that can be weighed, or twice the need.
        if (now > 0) expect(yieldMl, title).toBeLessThanOrEqual(Math.max(1000, now * 2 + 50))
      }
    })
  })

  test('a drink leaves at least what the caipirinha leaves whose place it takes', () => {
    always(({ drinks }) => {
      for (const { name, base, contributionMargin, template } of drinks) {
        if (base === null || template === 'shot') continue
        expect(contributionMargin, name).toBeGreaterThanOrEqual(caipirinha - 1e-9)
      }
    })
  })

  test('at most a third of the drinks with cachaça stand in the same tall glass with ice', () => {
    always(({ drinks }) => {
      const strong = drinks.filter(({ base }) => base !== null)
      const tall = strong.filter(({ template }) => ['highball', 'collins', 'tiki'].includes(template))
      expect(tall.length).toBeLessThanOrEqual(Math.max(2, Math.ceil(drinks.length / 3)))
    })
  })

  test('nothing in the glass is little but white spirit', () => {
    always(({ drinks }) => {
      for (const { name, base, abvPct, volumeMl, template, ingredients: all } of drinks) {
        if (base === null || template === 'shot') continue
        const isAperitif = all.some((one) => /vermute|amargo/.test(one.name))
        if (abvPct >= 20 && !isAperitif) expect(base.id, name).not.toBe('alambique')
        expect(volumeMl, name).toBeGreaterThan(50)
      }
    })
  })
})
