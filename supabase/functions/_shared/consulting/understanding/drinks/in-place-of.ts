/** "um no lugar da batida de coco, que encalha": a new drink for an old one's place; what is named is not refused. */
import { namesItem } from '../../base/request/match-item.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { drinkNoun, pattern } from './words.ts'

type Named = { name: string; isSection: boolean }

const place =
  '(?:no lugar|em lugar|em troca|(?:pra|para|que) (?:ficar?|entrar?|entre|fique|vir|venha) no lugar|(?:pra|para) (?:substituir|trocar)|que (?:substitua|troque|tome o lugar))'
const whyItGoes =
  '(?:\\s*,?\\s*(?:que|porque|pois|ela|ele)\\s+(?:ja |esta |ta |quase |so )*(?:encalh\\p{L}+|nao (?:vende|sai|gira|presta)(?: mais| nada| direito| bem)?|ninguem (?:pede|quer|compra|bebe)(?: mais)?|vende (?:pouco|mal)|sai pouco|parad[oa]))?'
const words = pattern(
  `(?:se (?:der|puder|couber),? )?(?:(?:quero|queria|bota|ponha|faz|faca|preciso de|e) )?(?:um|uma|outro|outra)(?: (?:del[ea]s|${drinkNoun}))? ${place} (?:d?[oa]s? |de )?(?<item>(?:[\\p{L}\\p{N}'-]+ ){0,4}?[\\p{L}\\p{N}'-]+)${whyItGoes}(?=\\s*(?:[.,;:!?\\n)]|$))`,
)

/** @param names the items of the house's menu; an unknown item leaves the clause unread */
export function inPlaceReader(names: readonly Named[]): PassageReader {
  return byPattern(words, ({ groups = {} }) => {
    const said = groups.item ?? ''
    const found = names.find(
      ({ name, isSection }) => !isSection && said.length > 3 && namesItem(said, { name }),
    )
    return found ? [{ kind: 'question', about: 'bar', what: 'replaces', item: found.name }] : []
  })
}
