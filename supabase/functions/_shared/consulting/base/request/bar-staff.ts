/** Allergies of those who mix the drinks: what they handle, and not what guests eat. */
import { foldAccents } from '../language/text.ts'
import type { Wish, WishOf } from './wish.ts'

const atTheBar =
  /\b(?:bartenders?|barm[ae]n|barmaids?|mixolog\w+|(?:menin[oa]s?|rapaz|moc[oa]s?|pesso(?:a|as|al)|equipe|chefe|ajudantes?|funcionari[oa]s?) do bar|quem (?:faz|prepara|monta|mistura) os (?:drinks|coqueteis)|(?:irma|irmao|cunhad[oa]|sobrinh[oa]|prim[oa]|menin[oa]s?|rapaz|moc[oa]|atendentes?|balconistas?|quem (?:fica|atende|trabalha)) (?:do|no|atras do|que fica no) balcao)\b/
/** Others who handle or eat the dishes, or all of the house. */
const elsewhere = /\b(?:cozinh\w+|garcon\w*|garcom|salao|client\w+|filh[oa]s?|casa|cardapio)\b/

const isSaid = (text: string) => {
  const said = foldAccents(text).toLowerCase()
  return atTheBar.test(said) && !elsewhere.test(said)
}

/** "o bartender tem alergia a camarão" */
const isOfBarStaff = (wish: WishOf<'exclude'>): boolean => wish.why === 'allergy' && isSaid(wish.text)

/** The foods that only the people of the bar may not handle: no other wish excludes them. */
export function handledAtBarOnly(wishes: readonly Wish[]): ReadonlySet<string> {
  const exclusions = wishes.filter((wish) => wish.kind === 'exclude')
  const others = new Set(exclusions.filter((wish) => !isOfBarStaff(wish)).map(({ what }) => what))
  return new Set(exclusions.map(({ what }) => what).filter((what) => !others.has(what)))
}
