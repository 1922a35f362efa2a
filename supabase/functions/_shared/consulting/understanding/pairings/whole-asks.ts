/** Whole sentences on which dishes are paired, in what order, without what, and how many bottles so many combos take. */

import { numberValues } from '../../base/language/number-words.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'

const lead = '(?:(?:e|mas|eu|a gente|nos|por favor|entao|tambem) )*'
const aside = '(?:,? (?:que|porque|pois|ja que) (?:e|sao|sai|saem|vend\\w+|mais)[^,;]{0,60})?'
const firstOf = new RegExp(
  `^${lead}(?:comec\\w+|inici\\w+|prioriz\\w+|de prioridade)(?: a lista)? (?:por|pel[oa]s?|com|a)(?: (?:[oa]s?))? (?<dishes>[^;:]{3,120}?)${aside}$`,
)
/** "comece pela truta e pelo cordeiro, que são os que mais saem" */
function readFirst(said: string, names: Names): WishContent[] | null {
  const dishes = names.dishesIn(
    (firstOf.exec(said)?.groups?.dishes ?? '').replace(/ e pel([oa]s?) /g, ' e $1 '),
  )
  return dishes?.map((item) => ({ kind: 'promote', item })) ?? null
}

const sweet =
  '(?:bebidas?|drinks?|coisas?|nada|algo)(?: (?:muito |que seja |tao )?)(?:doces?|adocicad[oa]s?|acucarad[oa]s?)'
const noSweet = new RegExp(
  `^${lead}(?:nao (?:quero|queremos|bot\\w+|coloqu\\w+|sirv\\w+|gost\\w+ de)|nada de|sem|evit\\w+) ${sweet} (?:com|para|pra|n[oa]s?|ao lado d[oa]s?) (?:[oa]s? )?(?<dishes>[^,;]{3,60})(?:,? (?:que |porque |pois |o |os )[^;]{3,60})?$`,
)
/** "não quero bebida doce com a truta, o hóspede reclama" */
function readNoSweet(said: string, names: Names): WishContent[] | null {
  const dishes = names.dishesIn(noSweet.exec(said)?.groups?.dishes ?? '')
  return dishes && [{ kind: 'pairing', rule: 'never', serves: ['bebida doce'], dishes }]
}

const unpaired = new RegExp(
  `^${lead}(?:[oa]s? )?(?<dish>[^,;]{3,50}?)(?: (?:vai |vao )?(?:sai|saem|sair|deix\\w+)[^,;]{3,50})?,? (?:entao |por isso |e )*(?:nao|nem) (?:precis\\w+|quero|queremos) (?:de )?(?:harmoniz\\w+|par|bebida|combinar)$`,
)
/** "o nhoque sai do cardápio em janeiro, não precisa harmonizar" */
function readUnpaired(said: string, names: Names): WishContent[] | null {
  const dishes = names.dishesIn(unpaired.exec(said)?.groups?.dish ?? '')
  return dishes && [{ kind: 'pairing', rule: 'skip', dishes }]
}

const only = new RegExp(
  `^${lead}(?:(?:quero|queremos|queria|gostari\\w+(?: de)?|preciso|precisamos) )?(?:de )?(?:harmoniz\\w+|combin\\w+|pares?)(?: (?:para|com|de))? (?:so|somente|apenas) (?:com |para |n?[oa]s? )?(?<dishes>[^;:]{3,100})$`,
)
/** "harmonizar só as tapas e os queijos": every part is a kind, a section or what several sections begin with. */
function readOnly(said: string, names: Names): WishContent[] | null {
  const parts = (only.exec(said)?.groups?.dishes ?? '').split(/, | e /).map((part) => part.trim())
  const found = parts.map((part) => names.dishesIn(part) ?? names.sectionsOf(part))
  return parts[0] !== '' && found.every((dishes) => dishes !== null && dishes.length > 0)
    ? [{ kind: 'pairing', rule: 'onlyBeside', dishes: [...new Set(found.flatMap((dishes) => dishes ?? []))] }]
    : null
}

const forCombos = new RegExp(
  `^${lead}quant[ao]s garrafas (?:eu |a gente )?(?:compr\\w+|preciso(?: comprar)?|devo comprar|pe[cç]o|dao|levo)(?: de (?<what>[a-z ]{3,30}?))? (?:para|pra) (?<count>\\d{1,4}|${Object.keys(numberValues).join('|')}) (?:combos?|pares|harmonizac\\w+)(?: (?:por|no|ao) mes)?$`,
)
/** "quantas garrafas compro para 60 combos por mês?" */
function readBottles(said: string): WishContent[] | null {
  const found = forCombos.exec(said)?.groups
  const count = numberValues[found?.count ?? ''] ?? Number(found?.count)
  return found && count > 0 ? [{ kind: 'question', about: 'pairingBottles', count }] : null
}

const ofDiscount = new RegExp(
  `^${lead}(?:n[ao]s?|para (?:[oa]s? )?|com (?:[oa]s? )?)?(?<dishes>[a-z ]{4,40}?),? (?:[oa]s? )?combos?(?: d[eoa]s? [a-z ]+)? (?:precis\\w+|deve\\w*|vale|tem que|merec\\w+)(?: (?:a pena|de|ter|dar|fazer|um|uma|levar))* desconto$`,
)
/** "na sobremesa, o combo precisa de desconto?" */
function readDiscount(said: string, names: Names): WishContent[] | null {
  const item = names.dishIn(ofDiscount.exec(said)?.groups?.dishes ?? '')
  return item === null ? null : [{ kind: 'question', about: 'comboDiscount', item }]
}

export function readWholeAsk(said: string, names: Names, asks: boolean): WishContent[] | null {
  return asks
    ? (readBottles(said) ?? readDiscount(said, names))
    : (readFirst(said, names) ??
        readNoSweet(said, names) ??
        readUnpaired(said, names) ??
        readOnly(said, names))
}
