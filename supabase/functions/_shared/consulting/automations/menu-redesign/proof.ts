/** The kitchen's proof: the ingredients that the menu's lines add to the names, each with its dishes. */
import { shortList } from '../../base/pairing/phrases.ts'
import type { MenuLine } from './schema.ts'

const checked: readonly (readonly [label: string, words: RegExp])[] = [
  ['Dendê', /dend[eê]/i],
  ['Leite de coco', /leite de coco/i],
  [
    'Leite, creme e nata',
    /creme de leite|molho branco|molho cremoso|\bnata\b|leite condensado|no leite(?! de coco)|em creme|creme de|sorvete/i,
  ],
  ['Queijo', /queijo|parmes[aã]o|mussarela|mascarpone/i],
  ['Manteiga', /manteiga|amanteigad/i],
  ['Ovo', /\bovos?\b|maionese/i],
  ['Trigo e pão', /farinha(?! de mandioca)|p[aã]o(?!\p{L})|massa(?! de feij)|empanad|biscoito/iu],
  ['Porco: bacon, linguiça, toucinho, presunto', /bacon|lingui[cç]a|toucinho|presunto|charque|torresmo/i],
  ['Vinho ou vinagre', /vinho|vinagre|avinagrad/i],
  ['Shoyu', /shoyu|tar[eê]\b/i],
  ['Coentro', /coentro/i],
  ['Qual limão', /taiti|siciliano/i],
]

const bare = (name: string) => name.replace(/\s*\([^)]*\)/g, '')

/** Rows of ingredient and dishes, without those that a dish's own name states. */
export function proofRows(lines: readonly MenuLine[]): string[][] {
  return checked.flatMap(([label, words]) => {
    const names = lines
      .filter(
        ({ name, text, textToday, fromName }) =>
          fromName && words.test(text ?? '') && !words.test(`${name} ${textToday ?? ''}`),
      )
      .map(({ name }) => bare(name))
    return names.length === 0 ? [] : [[label, shortList(names, 12)]]
  })
}
