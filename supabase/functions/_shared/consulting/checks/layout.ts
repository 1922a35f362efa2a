/** What the owner asks of the printed page. */
import type { FactOf } from '../base/facts.ts'
import { joinList, someOf } from '../base/language/text.ts'
import { exclusionOf } from '../base/lexicon/exclusion.ts'
import { carriesOneOf } from '../base/request/carried-foods.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

/** Exactly the lines with the foods carry the sign. */
export function checkMarks(foods: readonly string[], marks: FactOf<'menu'>['marks']): Answer {
  const lines = marks?.lines ?? []
  const covered = foods.every((food) => marks?.foods.includes(food))
  const wrong = lines.filter((line) => carriesOneOf(marks?.foods ?? [], line) !== line.isMarked)
  if (wrong.length > 0)
    return violated(`O sinal falta ou sobra em ${joinList(wrong.map(({ name }) => name))}.`)
  if (!covered) return notPossible('Sem o sinal.')
  const marked = lines.filter(({ isMarked }) => isMarked).map(({ name }) => name)
  return met(
    marked.length === 0
      ? 'Nenhum prato que fica leva isso pelo nome; a cozinha confirma antes da gráfica.'
      : `${marked.length === 1 ? 'Leva' : 'Levam'} o sinal ${joinList(marked)}; a legenda está no pé do cardápio.`,
  )
}

/** No line with the sign of what it leaves out carries it, and the doubtful ones are named. */
export function checkFree(foods: readonly string[], free: FactOf<'menu'>['free']): Answer {
  const said = foods.map((food) => {
    const meant = [...exclusionOf(food, 'diet').allergens].join()
    const own = free?.find(
      (one) =>
        one.food === food || (meant !== '' && [...exclusionOf(one.food, 'diet').allergens].join() === meant),
    )
    if (!own) return notPossible(`Ninguém marcou o que não leva ${food}.`)
    const wrong = own.marked.filter((line) => carriesOneOf([food], line))
    if (wrong.length > 0) return violated(`O sinal sobra em ${joinList(wrong.map(({ name }) => name))}.`)
    const doubt =
      own.unsure.length > 0 ? ` Sem o sinal até a cozinha confirmar: ${someOf(own.unsure, 6)}.` : ''
    return own.marked.length === 0
      ? notPossible(`Pelo que o cardápio diz, de nenhum item há certeza.${doubt}`)
      : met(
          `Levam (${own.sign}), com legenda no pé: ${someOf(
            own.marked.map(({ name }) => name),
            12,
          )}.${doubt}`,
        )
  })
  return (
    said.find(({ outcome }) => outcome === 'violated') ??
    said.find(({ outcome }) => outcome === 'not_possible') ??
    met([...new Set(said.map(({ reason }) => reason))].join(' '))
  )
}

export function checkLayout({ what, foods }: WishOf<'layout'>, { facts }: Given): Answer {
  const [menu] = only(facts, 'menu')
  if (!menu && what === 'marked_allergens') return marks(only(facts, 'drink', 'dish'))
  if (!menu && what === 'english') return inEnglish(only(facts, 'drink', 'dish'))
  if (!menu) return unrelated
  if (foods !== undefined && what === 'marked_without') return checkFree(foods, menu.free)
  if (foods !== undefined) return checkMarks(foods, menu.marks)
  return menu.layout?.includes(what) === true ? met() : notPossible('O papel não comporta este pedido.')
}

/** The printer gets the owner's own words. */
export function checkPageNote({ note }: WishOf<'pageNote'>, { facts }: Given): Answer {
  const [menu] = only(facts, 'menu')
  if (!menu) return unrelated
  return menu.notes?.includes(note) === true
    ? met('Vai à gráfica com as suas palavras, na lista do papel.')
    : notPossible('Ficou fora da lista do papel.')
}

/** Every recipe has its line in English, and the answer names those without one. */
function inEnglish(recipes: readonly { name: string; english?: boolean | undefined }[]): Answer {
  if (recipes.length === 0) return unrelated
  const without = recipes.filter(({ english }) => english !== true).map(({ name }) => name)
  if (without.length === recipes.length) return notPossible('Ninguém traduziu os nomes.')
  return met(
    without.length === 0
      ? 'Uma linha em inglês sob cada nome.'
      : `Uma linha em inglês por nome; faltam ${joinList(without)}, que alguém que fale inglês traduz.`,
  )
}

/** Every recipe states its allergens; the answer names the recipes that have some. */
function marks(recipes: readonly { name: string; allergens: readonly string[] }[]): Answer {
  if (recipes.length === 0) return unrelated
  const marked = recipes.filter(({ allergens }) => allergens.length > 0)
  return met(
    marked.length === 0
      ? 'Nenhum leva alérgeno declarado; as fichas dizem o que conferir no rótulo.'
      : `${joinList(marked.map(({ name, allergens }) => `${name} (${joinList([...allergens])})`))}; cada ficha diz os seus.`,
  )
}
