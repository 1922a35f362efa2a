/**
 * "Cerveja e cachaça só apareça embaixo, discreto": where an item stands on the page. A reader of single words would take it
 * for one to keep, and the plan would open its section with it.
 */
import { subjectsOf } from '../questions/price-subjects.ts'
import { longestStretches } from '../spoken/longest-stretches.ts'
import type { Named } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const verb =
  '(?:(?:so|apenas|somente|podem?|quero|queria|que|tem que|deve\\w*|e pra|e para) )*(?:(?:apare\\w+|fiqu\\w+|ficar|ficam?|vir|venham?|vai|vao|estejam?|entr\\w+|sejam?|coloc\\w+|coloqu\\w+|bot\\w+|escondid\\w+|so|apenas) )?'
const low =
  '(?:(?:la|bem|mais|de forma|de jeito) )*(?:embaixo|em baixo|no fim(?:zinho)?|no final|no rodape|por ultimo|no pe(?: da (?:pagina|folha))?|no cantinho|escondid\\w+|discret\\w+|sem (?:destaque|chamar atencao))(?: d[aoe] (?:secao|lista|cardapio|pagina|folha|menu))?'
const because =
  '(?:,? (?:(?:por|ja )?que|pois|porque|o pessoal|a turma|o povo|[oa]s? (?:meus? |minhas? )?(?:clientes?|fregues\\w*|hospedes?)) [^,;:?\\d]{3,80})?'
const forms = [
  new RegExp(
    `^(?:mas |e )?(?:deix\\w+|coloqu\\w+|bot\\w+|ponh\\w+) (?<s>[^,;:?\\d]{3,60}?),? ${low}(?:,? (?:e )?${low})*${because}$`,
  ),
  new RegExp(`^(?:mas |e )?(?<s>[^,;:?\\d]{3,60}?),? ${verb}${low}(?:,? (?:e )?${low})*${because}$`),
]
const refuses = /\b(?:nao|nem|nunca|sem|nada)\b(?! (?:destaque|chamar))/

/** The owner's words on items that stand low on the page, for the page. */
export function readLowItems(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  const sections = new Set(names.flatMap(({ name, isSection }) => (isSection ? [name] : [])))
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    if (sentence.said.includes('?')) return []
    const plain = { ...sentence, said: sentence.said.replace(/[\s.;!]+$/, '') }
    const found = longestStretches(plain, /,(?!\d)/g, ({ said }) => {
      const subject = forms.map((form) => form.exec(said)?.groups?.s).find((one) => one !== undefined)
      if (subject === undefined || refuses.test(said)) return null
      const items = subjectsOf(subject, names)
      // The order of the sections is a wish of its own.
      return items === null || items.every((item) => sections.has(item)) ? null : items
    })
    return found.map(({ stretch: { said, at } }): DraftWish => {
      const end = at + Math.min(said.length, longestText)
      return { wish: { kind: 'pageNote', note: text.slice(at, end).slice(0, 200) }, start: at, end }
    })
  })
}
