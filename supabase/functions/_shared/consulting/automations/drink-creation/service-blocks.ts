/** What the bar needs on the night: equipment, batches, and versions with less alcohol or none. */
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'

/** The drinks that can be made without their cachaça. */
export function siblingBlocks(drinks: readonly Drink[]): Block[] {
  const items = drinks.flatMap(({ name, sibling }) => (sibling ? [{ key: name, value: sibling.text }] : []))
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Os mesmos, sem álcool' },
        { kind: 'keyValues', items },
      ]
}

/** The subtitle already says it, also in older results. */
const lighterStart = /^Mais leve: 30 ml de cachaça(?:,| e) /

/** The same drinks with 30 ml of cachaça, for guests who want less. */
export function lighterBlocks(drinks: readonly Drink[]): Block[] {
  const items = drinks.flatMap(({ name, lighter }) =>
    lighter
      ? [{ key: name, value: lighter.text.replace(lighterStart, '').replace(' de água com gás', '') }]
      : [],
  )
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Mais leves: 30 ml de cachaça e mais água com gás' },
        { kind: 'keyValues', items },
      ]
}

/** What can be mixed ahead for a busy service; empty for older results, which lack it. */
export function batchBlocks(drinks: readonly Drink[]): Block[] {
  const items = drinks.flatMap(({ name, batch }) => (batch ? [{ key: name, value: batch.text }] : []))
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Casa cheia: 20 copos de uma vez' },
        { kind: 'keyValues', items },
      ]
}

/** Which drinks need which equipment, and which need none but a glass and a spoon. */
export function equipmentBlocks(drinks: readonly Drink[]): Block[] {
  const machines = ['coqueteleira', 'liquidificador', 'copo misturador', 'fogão']
  const users = (name: string) => drinks.filter(({ equipment }) => equipment.includes(name))
  const used = machines.filter((name) => users(name).length > 0)
  if (used.length === 0) return []
  const rest = drinks.filter(({ equipment }) => !equipment.some((name) => machines.includes(name)))
  return [
    { kind: 'subtitle', text: 'Que equipamento cada um pede' },
    {
      kind: 'keyValues',
      items: [
        ...used.map((name) => ({
          key: capitalize(name),
          value: joinList(users(name).map((one) => one.name)),
        })),
        ...(rest.length > 0
          ? [{ key: 'Só copo e colher', value: joinList(rest.map((one) => one.name)) }]
          : []),
      ],
    },
  ]
}
